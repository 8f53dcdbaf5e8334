"""`make test-hosting`: what docs/hosting.md tells hosts to run is run, with games played through it.

nginx and Caddy with the files of deploy/, found or installed; the steps of deploy/Containerfile in a clean
folder, as nobody, on PostgreSQL. Where something cannot be had that is said loudly, and nothing fails.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx

from tests.server import postgres
from tests.server.client import ME, RANDOM, Client, ask, make_table
from tests.server.host import PATIENCE, ROOT, Server

DEPLOY = ROOT / "deploy"
_NOBODY = 65534


class Through(Server):
    """A server as it is reached through a proxy."""

    def __init__(self, behind: Server, port: int) -> None:
        super().__init__(behind.database.parent)
        self.count, self.ports = 1, [port]


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


def program(name: str) -> str | None:
    """Return where a program lies; installed first where that is possible."""
    for _ in range(2):
        found = shutil.which(name) or shutil.which(name, path="/usr/sbin:/usr/bin")
        if found is not None:
            return found
        if os.geteuid() == 0 and shutil.which("apt-get"):
            print(f"== Installing Debian's {name}", flush=True)
            install = f"apt-get update -qq && apt-get install -y -qq --no-install-recommends {name}"
            environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
            subprocess.run(["sh", "-c", install], env=environment, capture_output=True, check=False)
    return None


def play(server: Server) -> str:
    """Play a whole game of Hamburg over HTTP and the socket; return what it came to."""
    held = make_table(server, ME, RANDOM)
    with Client(server, held["table"], held["token"]).entered() as anna:
        anna.nonce(1)
        anna.begun()
        moves = anna.play(5000)
        assert anna.state["phase"] == "over"
    fair = ask(server, "GET", f"/api/tables/{held['table']}/verify").json()
    assert fair["fair"], fair
    return f"{moves} moves, fair"


@contextmanager
def running(*command: str, **more: Any) -> Iterator[subprocess.Popen[bytes]]:
    """Run a program as long as it is needed."""
    process = subprocess.Popen(command, **more)
    try:
        yield process
    finally:
        process.terminate()
        process.wait(PATIENCE)


def wait_for(url: str) -> None:
    deadline = time.monotonic() + PATIENCE
    while True:
        try:
            if httpx.get(f"{url}/readyz", timeout=5).status_code == 200:
                return
        except httpx.HTTPError:
            pass
        assert time.monotonic() < deadline, f"nothing answers at {url}"
        time.sleep(0.2)


def nginx_config(folder: Path, port: int, behind: int) -> Path:
    """Return deploy/nginx.conf for loopback: another port and no certificate, all else as it is."""
    text = (DEPLOY / "nginx.conf").read_text()
    text = re.sub(r"\n *ssl_certificate[^\n]*", "", text)
    for old, new in (
        ("listen 443 ssl;", f"listen 127.0.0.1:{port};"),
        ("server_name play.example.org;", "server_name localhost;"),
        ("127.0.0.1:8765", f"127.0.0.1:{behind}"),
    ):
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    paths = "\n".join(
        [
            f"{kind}_temp_path {folder}/{kind};"
            for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        ]
    )
    file = folder / "nginx.conf"
    file.write_text(
        f"pid {folder}/pid;\nerror_log stderr;\nevents {{}}\nhttp {{\naccess_log off;\n{paths}\n{text}\n}}\n"
    )
    return file


def through_nginx(server: Server, folder: Path) -> None:
    found = program("nginx")
    if found is None:
        print("!!!!!!!! SKIPPED: nginx is not here and could not be installed")
        return
    port = free_port()
    file = nginx_config(folder, port, server.port)
    with running(found, "-p", str(folder), "-c", str(file), "-g", "daemon off;"):
        wait_for(f"http://127.0.0.1:{port}")
        print(f"nginx: {play(Through(server, port))}", flush=True)


def through_caddy(server: Server, folder: Path) -> None:
    found = program("caddy")
    if found is None:
        print("!!!!!!!! SKIPPED: Caddy is not here and could not be installed")
        return
    port = free_port()
    environment = {
        **os.environ,
        "HOME": str(folder),
        "XDG_DATA_HOME": str(folder),
        "XDG_CONFIG_HOME": str(folder),
        "PLAY_NAME": f"http://127.0.0.1:{port}",
        "PLAY_UPSTREAM": f"127.0.0.1:{server.port}",
    }
    file = folder / "Caddyfile"
    file.write_text("{\n\tadmin off\n}\n" + (DEPLOY / "Caddyfile").read_text())
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    run = running(found, "run", "--config", str(file), "--adapter", "caddyfile", env=environment, **quiet)
    with run:
        wait_for(f"http://127.0.0.1:{port}")
        print(f"Caddy: {play(Through(server, port))}", flush=True)


def python_for(user: dict[str, Any]) -> str:
    """Return a Python that this user may call: one in root's home is for root alone."""
    for each in (sys.executable, "/usr/bin/python3", "/usr/local/bin/python3"):
        call = [os.path.realpath(each), "-c", "import sys, venv; sys.exit(sys.version_info < (3, 11))"]
        try:
            if subprocess.run(call, capture_output=True, cwd="/", check=False, **user).returncode == 0:
                return os.path.realpath(each)
        except OSError:
            continue
    raise AssertionError("there is no Python 3.11 or newer that nobody may call")


def container_steps() -> None:
    """Do by hand, in a clean folder and as nobody, what the Containerfile says."""
    text = (DEPLOY / "Containerfile").read_text()
    (wheel,) = sorted((ROOT / "build" / "dist").glob("*.whl"))[-1:]
    as_root = os.geteuid() == 0
    user: dict[str, Any] = {"user": _NOBODY, "group": _NOBODY, "extra_groups": []} if as_root else {}
    (start,) = re.findall(r"^ENTRYPOINT (\[.*\])$", text, re.MULTILINE)
    (health,) = re.findall(r"CMD (\[.*urllib.*\])$", text, re.MULTILINE)
    with tempfile.TemporaryDirectory(prefix="burgomaster-container-") as name:
        folder = Path(name)
        folder.chmod(0o755)
        home, opt = folder / "home", folder / "burgomaster"
        home.mkdir(mode=0o700)
        if as_root:
            os.chown(home, _NOBODY, _NOBODY)
        subprocess.run([python_for(user), "-m", "venv", str(opt)], check=True)
        pip = [str(opt / "bin" / "pip"), "install", "-qq", "--disable-pip-version-check"]
        subprocess.run([*pip, "--require-hashes", "-r", str(ROOT / "requirements" / "play.txt")], check=True)
        subprocess.run([*pip, f"{wheel}[web,postgres]"], check=True)
        port = str(free_port())

        def words(listed: str) -> list[str]:
            return [
                each.replace("/opt/burgomaster", str(opt)).replace("8765", port)
                for each in json.loads(listed)
            ]

        database = postgres.database_of(home / "tables") if postgres.URL else str(home / "tables.sqlite3")
        environment = {"PATH": os.environ["PATH"], "HOME": str(home), "LANG": "C.UTF-8"}
        with running(*words(start), "--database", database, cwd=home, env=environment, **user):
            wait_for(f"http://127.0.0.1:{port}")
            subprocess.run(words(health), check=True, cwd=home, env=environment, **user)
            inside = Through(Server(home), int(port))
            kept = "PostgreSQL" if postgres.URL else "a file"
            print(f"the container's steps, as nobody, on {kept}: {play(inside)}", flush=True)


def main() -> int:
    """Run everything, and say what could not be."""
    with tempfile.TemporaryDirectory(prefix="burgomaster-hosting-") as name:
        folder = Path(name)
        server = Server(folder).start()
        try:
            for part in (through_nginx, through_caddy):
                place = folder / part.__name__
                place.mkdir()
                part(server, place)
        finally:
            server.stop()
    container_steps()
    engine = next((each for each in ("docker", "podman") if shutil.which(each)), None)
    works = engine and subprocess.run([engine, "info"], capture_output=True, check=False).returncode == 0
    if not works:
        print("!!!!!!!! NOT BUILT: no container engine is here; its steps were run without one")
        return 0
    assert engine is not None
    build = [engine, "build", "-f", str(DEPLOY / "Containerfile"), "-t", "burgomaster-test", str(ROOT)]
    return subprocess.run(build, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
