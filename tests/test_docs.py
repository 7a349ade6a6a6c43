"""Pages are true: every file, name, command and link that they cite is there.

Comments of sources cite files too, and are followed as well.
"""

import ast
import contextlib
import io
import os
import pkgutil
import re
import shlex
import tokenize
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path

import pytest

from launcher.shell import ROOT
from zmova.cli import _parser

HISTORY = ["CHANGELOG.md", "docs/decisions/"]
"""Pages that tell what was decided then: what they name may have gone, their links may not."""
PAGES = sorted(
    str(page.relative_to(ROOT))
    for page in [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *ROOT.glob(".github/**/*.md")]
)
NOW = [page for page in PAGES if not page.startswith(tuple(HISTORY))]

SKIPPED = {".git", ".venv", "node_modules", "__pycache__", "dist", "test-results", "data"}
MADE = re.compile(
    r"(\.venv|data|dist|test-results|backups|copy)/|zmova\.sqlite3|sw\.js$|match\.json$"
)
"""What a run writes or an operator has: no file of the project."""
FILES = r"py|ts|js|svelte|toml|md|ftl|css|svg|html|sql|json|yml|conf|service|lock"
PATH = re.compile(rf"[\w.*<>{{}},@+-]*(/[\w.*<>{{}},@+-]*)+|[\w.*-]+\.({FILES})")
WORD = re.compile(r"[A-Za-z_](?:[\w-]*\w)?")
OTHERS = {"apt", "certbot", "chmod", "git", "npm"}
"""Programs that are not ours."""
LAUNCHER = re.compile(r"^\./zmova (?:\[?)([a-z-]+)", re.MULTILINE)

CITED = re.compile(
    rf"(?<![\w/.<>*@-])((?:[\w.<>*{{}},@-]+/)+[\w.<>*{{}},-]+\.(?:{FILES}))(?![\w/(])"
)
"""A file with its folder, in a sentence."""
COMMENT = re.compile(r"/\*(.*?)\*/|<!--(.*?)-->|(?<![:'\"`])//([^\n]*)", re.DOTALL)
OPENING = (
    tokenize.ENCODING,
    tokenize.NEWLINE,
    tokenize.NL,
    tokenize.INDENT,
    tokenize.DEDENT,
    tokenize.COMMENT,
)
"""What comes before a string that only tells something."""
WRITTEN = ("web/src/generated/", "src/zmova/static/")
"""By programs."""
SOURCES = ("src", "web", "tests", "launcher", "bench", "campaigns", "zmova")

each_page = pytest.mark.parametrize("page", PAGES)
each_page_of_today = pytest.mark.parametrize("page", NOW)


def test_there_are_pages():
    assert {"README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "SECURITY.md"} < set(NOW)
    assert len(NOW) > 15


@each_page
def test_links_lead_somewhere(page):
    lost = [target for target in links(page) if not leads(page, target)]
    assert lost == []


def links(page: str) -> list[str]:
    text = re.sub(r"```.*?```", "", (ROOT / page).read_text(), flags=re.DOTALL)
    return re.findall(r"\]\(<?([^)>\s]+)>?\)", text)


def leads(page: str, target: str) -> bool:
    if re.match(r"[a-z]+:", target):
        return True  # another place of the web
    path, _, anchor = target.partition("#")
    file = (ROOT / page).parent / path if path else ROOT / page
    if not file.exists():
        return False
    return not anchor or anchor in {anchor_of(line) for line in file.read_text().splitlines()}


def anchor_of(line: str) -> str:
    """The address that hosts of code give to a heading."""
    heading = line.lstrip("#").strip().lower() if line.startswith("#") else ""
    return re.sub(r"[^\w -]", "", heading).replace(" ", "-")


@each_page_of_today
def test_what_a_page_cites_is_there(page):
    untrue = [cited for cited in citations(page) if not is_there(page, cited)]
    assert untrue == []


def test_files_that_comments_cite_are_there():
    untrue = [
        (source, cited)
        for source in sources()
        for comment in comments(source)
        for cited in CITED.findall(comment)
        if not is_path(source, cited)
    ]
    assert untrue == []


def sources() -> list[str]:
    ends = (".py", ".ts", ".svelte", ".js", ".css")
    found = [path for path in all_paths() if path.startswith(SOURCES) and path.endswith(ends)]
    return [path for path in found if not path.startswith(WRITTEN)]


def comments(source: str) -> list[str]:
    """Docstrings among them."""
    text = (ROOT / source).read_text("utf-8")
    if not source.endswith(".py"):
        return ["".join(parts) for parts in COMMENT.findall(text)]
    lines = iter(text.encode().splitlines(keepends=True))
    tokens = [*tokenize.tokenize(lambda: next(lines, b""))]
    before = [(0, ""), *((token.type, token.string) for token in tokens)]
    return [
        token.string
        for token, (kind, _) in zip(tokens, before, strict=False)
        if token.type == tokenize.COMMENT
        or (token.type == tokenize.STRING and kind in OPENING and token.string[:3] == '"""')
    ]


def citations(page: str) -> Iterator[str]:
    """What stands in backticks, and the commands of examples."""
    text = (ROOT / page).read_text()
    for _, block in re.findall(r"```(\w*)\n(.*?)```", text, flags=re.DOTALL):
        for line in block.splitlines():
            if re.match(r"(\./)?zmova( |$)", line.strip()):
                yield line.partition("#")[0].strip()
    text = re.sub(r"```.*?```", "", text, flags=re.DOTALL)
    yield from re.findall(r"`([^`\n]+)`", text)


def is_there(page: str, cited: str) -> bool:
    if re.match(r"(\./)?zmova( |$)", cited):
        return is_command(cited)
    if cited.startswith("python -m "):
        return is_module(cited.split()[2])
    if cited.startswith("--"):
        return cited.split()[0] in all_flags()
    if cited.split()[0] in OTHERS or cited.startswith("/"):
        return True
    if PATH.fullmatch(cited.partition("::")[0]):
        return is_path(page, cited)
    return is_name(cited)


# ---- commands


def is_command(line: str) -> bool:
    """The launcher's own words by its help, all others by the command line itself."""
    own = line.startswith("./")
    words = shlex.split(line)[1:] or ["serve"]
    launcher = (ROOT / "zmova").read_text()
    if words[0] in ("-h", "--help"):
        return True
    if own and words[0] in LAUNCHER.findall(launcher) and words[0] != "serve":
        sources = launcher + "".join(all_text(("launcher", "bench")))
        flags = [word for word in words[1:] if word.startswith("--") and word != "--help"]
        paths = [word for word in words[1:] if word.startswith("tests/")]
        return all(re.search(rf"{re.escape(flag)}\b", sources) for flag in flags) and all(
            is_path("README.md", path) for path in paths
        )
    if len(words) == 1:
        return words[0] in all_commands()
    with contextlib.redirect_stderr(io.StringIO()), contextlib.redirect_stdout(io.StringIO()):
        try:
            _parser().parse_args(words)
        except SystemExit as left:
            return not left.code
    return True


def all_commands() -> set[str]:
    (commands,) = [one.choices for one in _parser()._actions if isinstance(one.choices, dict)]
    return {*commands, "--version"}


@cache
def all_flags() -> set[str]:
    found, parsers = set[str](), [_parser()]
    for parser in parsers:
        for action in parser._actions:
            found.update(action.option_strings)
            if isinstance(action.choices, dict):
                parsers += action.choices.values()
    sources = "".join([(ROOT / "zmova").read_text(), *all_text(("launcher", "bench"))])
    styles = "".join(all_text(("web/src",)))
    return found | {*re.findall(r"--[a-z-]+", sources), *re.findall(r"(--[a-z-]+):", styles)}


def is_module(name: str) -> bool:
    top, *rest = name.split(".")
    start = ROOT / "src" / top if top == "zmova" else ROOT / top
    found = start.joinpath(*rest)
    return found.with_suffix(".py").exists() or found.is_dir()


# ---- files


def is_path(page: str, cited: str) -> bool:
    """From the root or from the page, or the end of a path: `server/room.py`.

    A bare name is that of a file in a folder that the page cites.
    """
    path, _, test = cited.partition("::")
    if path.startswith("/") or MADE.search(path):
        return True  # of a browser or of another machine
    found = [one for way in spelled_out(path) if (one := find(page, way))]
    if len(found) != len(spelled_out(path)):
        return False
    return not test or any(f"def {test}(" in one.read_text() for one in found)


def spelled_out(path: str) -> list[str]:
    """`{uk,en}` is both; `<game>` is any."""
    parts = re.split(r"\{([^}]*)\}", re.sub(r"<[\w-]+>", "*", path))
    ways = [part.split(",") if n % 2 else [part] for n, part in enumerate(parts)]
    return ["".join(way) for way in product(*ways)]


def find(page: str, path: str) -> Path | None:
    wanted = path.strip("/")
    for start in (ROOT, (ROOT / page).parent):
        if (start / wanted).exists():
            return start / wanted
    ending = re.escape(wanted).replace(r"\*", "[^/]*")
    pattern = re.compile(rf"(.*/)?{ending}")
    known = all_paths() if "/" in path else within(page)
    return next((ROOT / one for one in known if pattern.fullmatch(one)), None)


@cache
def within(page: str) -> list[str]:
    """All that lies in folders which the page cites, or beside files that it cites."""
    cited = {
        found
        for one in [*citations(page), *links(page)]
        if "/" in one and PATH.fullmatch(one) and not one.startswith("/")
        for way in spelled_out(one)
        if (found := find(page, way)) is not None
    }
    folders = tuple(f"{one.relative_to(ROOT)}/" for one in cited if one.is_dir())
    beside = {one.resolve().parent.relative_to(ROOT) for one in cited if one.is_file()}
    return [path for path in all_paths() if path.startswith(folders) or Path(path).parent in beside]


@cache
def all_paths() -> list[str]:
    paths = []
    for folder, folders, files in os.walk(ROOT):
        folders[:] = sorted(one for one in folders if one not in SKIPPED)
        here = Path(folder).relative_to(ROOT)
        paths += [str(here / one) for one in [*folders, *sorted(files)]]
    return paths


def all_text(folders: tuple[str, ...]) -> list[str]:
    """Of sources; a page is no witness of another."""
    ends = tuple(f".{one}" for one in FILES.split("|") if one not in ("html", "md", "svg"))
    mine = str(Path(__file__).relative_to(ROOT))
    return [
        (ROOT / path).read_text()
        for path in all_paths()
        if path.startswith(folders) and path.endswith(ends) and path != mine
    ]


# ---- names


def is_name(cited: str) -> bool:
    """`Table.whim`: a class with that attribute; anything else: words that the sources have."""
    if re.fullmatch(r"zmova(\.\w+)+", cited):
        with contextlib.suppress(ImportError, AttributeError):
            return pkgutil.resolve_name(cited) is not None
        return False
    for owner, attribute in re.findall(r"\b([A-Z]\w+)\.([a-z]\w*)", cited):
        if owner in classes() and attribute not in classes()[owner]:
            return False
    words = [word for word in WORD.findall(cited) if not re.fullmatch(r"[A-Z]+(-[A-Z]+)*", word)]
    return all(word in all_words() for word in words)


@cache
def classes() -> dict[str, set[str]]:
    """By class of Python: what it has. Bases are looked through by the same name."""
    found: dict[str, set[str]] = {}
    bases: dict[str, set[str]] = {}
    for path in (ROOT / "src").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.ClassDef):
                found.setdefault(node.name, set()).update(attributes(node))
                own = {ast.unparse(base).partition("[")[0] for base in node.bases}
                bases.setdefault(node.name, set()).update(own)
    for name in found:
        for base in bases[name] & found.keys():
            found[name] |= found[base]
    return found


def attributes(node: ast.ClassDef) -> Iterator[str]:
    for one in ast.walk(node):
        match one:
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name):
                yield name
            case ast.Name(id=name, ctx=ast.Store()) | ast.Attribute(attr=name, ctx=ast.Store()):
                yield name


@cache
def all_words() -> set[str]:
    sources = all_text(("src", "web", "tests", "launcher", "bench", "hosting", ".hooks"))
    found = {word for text in sources for word in WORD.findall(text)}
    return found | {part for word in found for part in word.split("-")}
