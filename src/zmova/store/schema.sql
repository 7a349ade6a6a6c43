-- Append-only: entries are never changed; rooms are a cache of where their people are now.
-- `sum`: the checksum of what is never changed in the row, since SQLite notices no byte that changes.
-- `matches.entries`: how many there are, or nobody would miss the last of them.
CREATE TABLE IF NOT EXISTS rooms (
    code    TEXT PRIMARY KEY,
    state   BLOB NOT NULL,
    seen    INTEGER NOT NULL, sum INTEGER
) WITHOUT ROWID;

CREATE INDEX IF NOT EXISTS idle ON rooms (seen);

-- One row: the hours that the server ran so far. `seen` counts in them.
CREATE TABLE IF NOT EXISTS clock (
    hours INTEGER NOT NULL
);

INSERT INTO clock (hours) SELECT 0 WHERE NOT EXISTS (SELECT * FROM clock);

-- One row: what the secrets of browsers are sealed with.
CREATE TABLE IF NOT EXISTS sealing (
    key BLOB NOT NULL
);

INSERT INTO sealing (key) SELECT randomblob(32) WHERE NOT EXISTS (SELECT * FROM sealing);

-- By which people sat in rooms before secrets were sealed.
CREATE TABLE IF NOT EXISTS older_sessions (
    session TEXT PRIMARY KEY
) WITHOUT ROWID;

CREATE TABLE IF NOT EXISTS matches (
    id       TEXT PRIMARY KEY,
    room     TEXT NOT NULL,
    game     TEXT NOT NULL,
    version  TEXT NOT NULL,
    now      INTEGER NOT NULL DEFAULT 0,
    finished INTEGER NOT NULL DEFAULT 0,
    started  INTEGER NOT NULL DEFAULT (unixepoch()),
    commitment TEXT, promises BLOB, entries INTEGER, sum INTEGER
) WITHOUT ROWID;

CREATE TABLE IF NOT EXISTS entries (
    match   TEXT NOT NULL,
    n       INTEGER NOT NULL,
    at      INTEGER NOT NULL,
    seat    INTEGER,
    member  TEXT,
    command TEXT,
    move    BLOB,
    events  BLOB NOT NULL, sum INTEGER,
    PRIMARY KEY (match, n)
) WITHOUT ROWID;

CREATE UNIQUE INDEX IF NOT EXISTS one_effect ON entries (match, member, command)
    WHERE command IS NOT NULL;
