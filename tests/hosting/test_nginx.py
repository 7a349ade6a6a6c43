"""The site of nginx: nginx understands it, and plain HTTP leads to HTTPS."""

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.certificates import self_signed
from tests.serving import free_port

SITE = (Path(__file__).parents[2] / "hosting/nginx.conf").read_text()
TEMPORARY = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
NGINX = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin:/usr/local/sbin")


@pytest.mark.skipif(NGINX is None, reason="there is no nginx here")
def test_nginx_finds_no_fault_with_it(tmp_path):
    cert, key = self_signed(tmp_path)
    site = re.sub(r"(ssl_certificate +).*;", rf"\1{cert};", SITE)
    site = re.sub(r"(ssl_certificate_key +).*;", rf"\1{key};", site)
    site = re.sub(r"listen (\[::\]:)?\d+", lambda _: f"listen 127.0.0.1:{free_port()}", site)
    whole = tmp_path / "nginx.conf"
    whole.write_text(
        f"pid {tmp_path}/pid;\nevents {{}}\nhttp {{\naccess_log off;\n"
        + "".join(f"{part}_temp_path {tmp_path}/{part};\n" for part in TEMPORARY)
        + f"{site}}}\n"
    )
    assert NGINX is not None
    done = subprocess.run(
        [NGINX, "-t", "-q", "-p", str(tmp_path), "-e", "stderr", "-c", str(whole)],
        capture_output=True,
        text=True,
    )
    assert (done.returncode, done.stderr) == (0, "")


def test_plain_http_leads_to_https():
    (plain,) = re.findall(r"^server \{\n    listen 80;.*?^\}", SITE, re.DOTALL | re.MULTILINE)
    assert "return 301 https://$server_name$request_uri;" in plain
    assert "proxy_pass" not in plain
