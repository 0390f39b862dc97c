# SPDX-License-Identifier: GPL-3.0-or-later
"""The services below a Slurm cluster, in a folder of their own: munge, a database, slurmdbd.

Nothing of the machine is used or changed: own keys, sockets, ports, and users that only these programs see (through
nss_wrapper). Whatever was started is stopped by its own process id.
"""

import ctypes
import os
import random
import re
import resource
import shutil
import signal
import socket
import subprocess
import time
from pathlib import Path

PROGRAMS = ("munged", "mariadbd", "mariadb-install-db", "mariadb", "slurmdbd", "slurmctld", "slurmd", "sacctmgr", "scontrol", "sbatch", "sshare", "sprio")
NSS_WRAPPER = "libnss_wrapper.so"
# What the tests expect is what this release does.
RELEASE = "22.05"
# The number of its protocol, with which a release marks the files of its state.
PROTOCOLS = {"22.05": 38, "23.02": 39, "23.11": 40, "24.05": 41, "24.11": 42, "25.05": 43, "25.11": 44, "26.05": 45}
FIRST_PORT = 20000
PORTS = 10000
BLOCK = 50


class Failure(Exception):
    """A service or command did not do what it should; the text says what it said."""


def release():
    """That of the slurmctld that would be started, as "22.05"."""
    said = subprocess.run(["slurmctld", "-V"], stdin=subprocess.DEVNULL, capture_output=True, text=True, check=True).stdout
    return re.search(r"\d\d\.\d\d", said)[0]


def missing(any_release=False):
    """Why a Slurm cannot be started here; empty when it can."""
    if os.geteuid() != 0:
        return "submitting jobs as their users needs root"
    absent = [name for name in PROGRAMS if shutil.which(name) is None]
    if absent:
        return "not installed: " + ", ".join(absent)
    if nss_wrapper() is None:
        return "not installed: libnss-wrapper"
    if release() not in ((RELEASE,) if not any_release else PROTOCOLS):
        return f"what is expected is what Slurm {RELEASE} does, and here is {release()} (--any-release tries what it makes of it)"
    return ""


def nss_wrapper():
    found = sorted(Path("/usr/lib").glob("*/" + NSS_WRAPPER))
    return found[0] if found else None


class Ports:
    """Ports that nobody else takes, also before a server listens on them and after it has ended.

    Several tests run beside each other. Each takes whole blocks, and keeps the first port of each bound for as long as it runs:
    a port that is only free now could be somebody else's when slurmctld starts, and would answer in its place.
    """

    def __init__(self):
        self.kept = []
        self.left = []

    def take(self):
        while True:
            if not self.left:
                self._take_block()
            port = self.left.pop()
            probe = self._bound(port)
            if probe is not None:
                probe.close()
                return port

    def _take_block(self):
        blocks = list(range(FIRST_PORT, FIRST_PORT + PORTS, BLOCK))
        random.shuffle(blocks)
        for first in blocks:
            keeper = self._bound(first)
            if keeper is not None:
                self.kept.append(keeper)
                self.left = list(range(first + BLOCK - 1, first, -1))
                return
        raise Failure(f"no block of ports is free from {FIRST_PORT} to {FIRST_PORT + PORTS}")

    @staticmethod
    def _bound(port):
        """A socket that holds the port; none where somebody else does."""
        probe = socket.socket()
        try:
            probe.bind(("127.0.0.1", port))
            return probe
        except OSError:
            probe.close()
            return None


ports = Ports()


def wait_until(condition, seconds, what):
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if condition():
            return
        time.sleep(0.05)
    raise Failure(f"{what}: not after {seconds} seconds")


def answers(port):
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0


def end_with_parent():
    """Lets the kernel end a service when the tests are killed: they cannot stop it themselves then. One that crashes leaves no core behind."""
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    set_parent_death_signal = 1
    ctypes.CDLL(None).prctl(set_parent_death_signal, signal.SIGTERM)


class Service:
    """A program that runs until it is stopped."""

    def __init__(self, name, arguments, log, environment=None):
        self.name = name
        self.log = log
        with open(log, "ab") as output:
            self.process = subprocess.Popen(arguments, stdin=subprocess.DEVNULL, stdout=output, stderr=output, env=environment,
                                            start_new_session=True, preexec_fn=end_with_parent)

    def runs(self):
        return self.process.poll() is None

    def wait_for(self, condition, seconds=30):
        """Until the condition holds; a service that ends before that has failed."""
        wait_until(lambda: not self.runs() or condition(), seconds, self.name)
        if not self.runs():
            raise Failure(f"{self.name} ended with {self.process.returncode}:\n{self.last_lines()}")

    def last_lines(self, count=15):
        return "\n".join(Path(self.log).read_text(errors="replace").splitlines()[-count:])

    def stop(self):
        if self.runs():
            self.process.send_signal(signal.SIGTERM)
            try:
                self.process.wait(15)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()


class Host:
    """munge and MariaDB; each database() is a new, empty slurmdbd."""

    def __init__(self, folder, preload=()):
        """@p preload: further libraries for all of Slurm's programs."""
        self.preload = [*map(str, preload), str(nss_wrapper())]
        self.folder = Path(folder)
        self.folder.chmod(0o755)
        self.services = []
        self.munge_socket = self.folder / "munge" / "socket"
        self.mysql_port = ports.take()
        self.databases = 0
        self.users = {"root": 0, "nobody": 65534}
        self.write_users([])

    # --- users that only these programs see ---

    def write_users(self, names):
        """Makes the users known. Programs read the files when they look for a name."""
        for name in sorted(names):
            self.users.setdefault(name, 20000 + len(self.users))
        lines = [f"{name}:x:{uid}:{uid if uid == 0 else 20000}::/:/bin/sh" for name, uid in self.users.items()]
        (self.folder / "passwd").write_text("\n".join(lines) + "\n")
        (self.folder / "group").write_text("root:x:0:\nnogroup:x:65534:\nusers:x:20000:\n")

    def environment(self, conf=None):
        environment = {"PATH": os.environ.get("PATH", "/usr/sbin:/usr/bin:/sbin:/bin"), "LC_ALL": "C.UTF-8", "TZ": "UTC"}
        environment["LD_PRELOAD"] = " ".join(self.preload)
        environment["NSS_WRAPPER_PASSWD"] = str(self.folder / "passwd")
        environment["NSS_WRAPPER_GROUP"] = str(self.folder / "group")
        environment["ASAN_OPTIONS"] = "verify_asan_link_order=0"  # for an apportion-cli that checks memory
        environment["APPORTION_HISTORY"] = str(self.folder / "history.sqlite")
        if conf is not None:
            environment["SLURM_CONF"] = str(conf)
        return environment

    # --- services ---

    def start(self):
        self._start_munge()
        self._start_mariadb()

    def run_service(self, name, arguments, log, environment=None):
        service = Service(name, arguments, log, environment)
        self.services.append(service)
        return service

    def _start_munge(self):
        folder = self.munge_socket.parent
        folder.mkdir(mode=0o755)
        key = folder / "key"
        key.write_bytes(os.urandom(128))
        key.chmod(0o600)
        arguments = ["munged", "--foreground", "--force", f"--socket={self.munge_socket}", f"--key-file={key}", f"--pid-file={folder / 'pid'}",
                     f"--log-file={folder / 'munged.log'}", f"--seed-file={folder / 'seed'}"]
        self.run_service("munged", arguments, folder / "output.log").wait_for(self.munge_socket.exists)

    def _start_mariadb(self):
        folder = self.folder / "mariadb"
        folder.mkdir(mode=0o755)
        self.mysql_socket = folder / "my.sock"
        # a server that starts removes the temporary tables of all others from the folder that they share
        (folder / "tmp").mkdir()
        common = ["--no-defaults", "--user=root", f"--datadir={folder / 'data'}", f"--tmpdir={folder / 'tmp'}"]
        fast = ["--innodb-flush-log-at-trx-commit=0", "--innodb-flush-method=nosync", "--innodb-log-file-size=16M", "--innodb-doublewrite=0"]
        self.run(["mariadb-install-db", *common, "--skip-test-db", "--auth-root-authentication-method=socket", *fast])
        service = self.run_service("mariadbd", ["mariadbd", *common, *fast, f"--socket={self.mysql_socket}", "--bind-address=127.0.0.1",
                                                f"--port={self.mysql_port}", f"--pid-file={folder / 'pid'}", "--skip-log-bin"],
                                   folder / "mariadbd.log")
        service.wait_for(lambda: answers(self.mysql_port))
        self.query("CREATE USER 'slurm'@'127.0.0.1' IDENTIFIED BY 'slurm'; GRANT ALL ON *.* TO 'slurm'@'127.0.0.1';")

    def query(self, sql, database=""):
        """Rows of tab-separated fields."""
        done = self.run(["mariadb", "--no-defaults", f"--socket={self.mysql_socket}", "-N", "-B", "-e", sql, *([database] if database else [])])
        return [line.split("\t") for line in done.splitlines()]

    def database(self):
        """Starts a slurmdbd on a new, empty database."""
        self.databases += 1
        return Database(self, f"slurm_{self.databases}")

    def run(self, arguments, environment=None, accept=(0,), **how):
        done = subprocess.run([str(a) for a in arguments], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                              env=environment or self.environment(), text=True, errors="replace", timeout=120, **how)
        if done.returncode not in accept:
            raise Failure(f"{' '.join(str(a) for a in arguments)}\nended with {done.returncode}:\n{done.stdout}")
        return done.stdout

    def stop(self):
        for service in reversed(self.services):
            service.stop()
        self.services.clear()


class Database:
    """A slurmdbd with a database of its own."""

    def __init__(self, host, name):
        self.host = host
        self.name = name
        self.port = ports.take()
        self.folder = host.folder / name
        self.folder.mkdir(mode=0o755)
        self.start()

    def start(self):
        host = self.host
        host.query(f"CREATE DATABASE {self.name}")
        conf = self.folder / "slurmdbd.conf"
        conf.touch(mode=0o600)
        conf.write_text(f"""AuthType=auth/munge
AuthInfo=socket={host.munge_socket}
DbdHost=localhost
DbdAddr=127.0.0.1
DbdPort={self.port}
SlurmUser=root
StorageType=accounting_storage/mysql
StorageHost=127.0.0.1
StoragePort={host.mysql_port}
StorageUser=slurm
StoragePass=slurm
StorageLoc={self.name}
LogFile={self.folder}/slurmdbd.log
PidFile={self.folder}/slurmdbd.pid
""")
        environment = host.environment(self.folder / "slurm.conf")
        self.service = host.run_service("slurmdbd", ["slurmdbd", "-D"], self.folder / "output.log", environment)
        self.service.wait_for(lambda: answers(self.port))

    def stop(self):
        self.service.stop()
