-- A store as the first Zmova wrote it. Never changed: every later Zmova must be able to open it.
PRAGMA user_version = 1;

CREATE TABLE rooms (
    code    TEXT PRIMARY KEY,
    state   BLOB NOT NULL,
    changed INTEGER NOT NULL DEFAULT (unixepoch())
) WITHOUT ROWID;

CREATE TABLE matches (
    id       TEXT PRIMARY KEY,
    room     TEXT NOT NULL,
    game     TEXT NOT NULL,
    version  TEXT NOT NULL,
    now      INTEGER NOT NULL DEFAULT 0,
    finished INTEGER NOT NULL DEFAULT 0,
    started  INTEGER NOT NULL DEFAULT (unixepoch())
) WITHOUT ROWID;

CREATE TABLE entries (
    match   TEXT NOT NULL,
    n       INTEGER NOT NULL,
    at      INTEGER NOT NULL,
    seat    INTEGER,
    member  TEXT,
    command TEXT,
    move    BLOB,
    events  BLOB NOT NULL,
    PRIMARY KEY (match, n)
) WITHOUT ROWID;

CREATE UNIQUE INDEX one_effect ON entries (match, member, command)
    WHERE command IS NOT NULL;
