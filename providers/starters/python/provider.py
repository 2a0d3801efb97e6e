"""Starter provider of the LOGIN profile: login, session and services of a customer. Standard library only.

Run: python3 provider.py. HOST, PORT and EBOK_CONTRACT (the folder of ebok.wsdl) may be set."""

import hashlib
import hmac
import logging
import os
import re
import secrets
import threading
import time
import traceback
import xml.etree.ElementTree as ET
from datetime import datetime, timezone
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

CONTRACT = Path(os.environ.get("EBOK_CONTRACT", Path(__file__).resolve().parents[3] / "docs/contract"))
CONTRACT_VERSION = "1.1"
SERVICE = "urn:ebok:service:1"
SOAP = "http://schemas.xmlsoap.org/soap/envelope/"
MAX_BODY_BYTES = 262_144
SESSION_SECONDS = 60 * 60
LOCK_SECONDS = 30 * 60
MAX_FAILURES = 5

# --- Data of the operator: REPLACE the tables and the two functions below by your queries. ------------------------
# Elements stand in the order of ebok.xsd; leave out what you do not have. The password of both is Starter-2026.
STARTER_2026 = "dd4f2274e1e5a9f0b7723b7d8de1af41$fbf4f2a703784f9b0b2cb32feb228eab30a69accad8eaf8ce0abd7f4fdef658a"
LOGINS = {
    "anna.zielinska": {"userId": "1", "accounts": ["00512345", "00700017"], "password": STARTER_2026},
    "piotr.mazur": {"userId": "2", "accounts": ["00700017"], "password": STARTER_2026},
}
HOME = {"addressId": "A-1", "street": "ul. Portowa", "houseNumber": "7", "zip": "81-350", "city": "Gdynia"}
OFFICE = {"addressId": "A-2", "street": "ul. Hutnicza", "houseNumber": "3", "zip": "81-212", "city": "Gdynia"}
ACCOUNTS = {
    "00512345": {
        "name": "Anna Zielińska", "roles": {"cooperative": False, "b2b": False, "crmUser": False},
        "addresses": [HOME], "client": {"firstName": "Anna", "lastName": "Zielińska", "postAddress": HOME},
        "products": [
            {"productId": "512345-1", "category": "internet", "status": "ACTIVE", "name": "Światłowód 600",
             "address": HOME, "contractStart": "01-03-2025", "actualPrice": "69.00", "downlink": 600, "uplink": 100},
            {"productId": "512345-2", "category": "television", "status": "SUSPENDED", "name": "Telewizja Rodzinna",
             "address": HOME, "contractStart": "01-03-2025", "actualPrice": "45.50", "channels": 120},
        ],
    },
    "00700017": {
        "name": "Mazur i Wspólnicy", "roles": {"cooperative": False, "b2b": True, "crmUser": False},
        "addresses": [OFFICE], "client": {"companyName": "Mazur i Wspólnicy", "postAddress": OFFICE},
        "products": [{"productId": "700017-1", "category": "internet", "status": "ACTIVE", "name": "Internet dla firm",
                      "address": OFFICE, "actualPrice": "159.00", "downlink": 1000, "uplink": 1000}],
    },
}


def find_login(typed):
    """Returns the login of a typed login or customer number; None if there is none."""
    name = typed.strip().lower()
    rows = ({"login": login, **row} for login, row in LOGINS.items() if name in (login, row["accounts"][0]))
    return next(rows, None)


def client_data(account, login):
    row = ACCOUNTS[account]
    client = {"accountNumber": account, "clientLogin": login, **row["client"]}
    return {"client": client, "addressList": row["addresses"], "products": row["products"], "flags": {}}


def hash_password(password, salt):
    return salt.hex() + "$" + hashlib.scrypt(password.encode(), salt=salt, n=2**14, r=8, p=5, dklen=32).hex()


def verify_password(password, stored):
    return hmac.compare_digest(hash_password(password, bytes.fromhex(stored.split("$")[0])), stored)


# Verified for unknown logins, so that their response takes as long as that of known ones.
UNKNOWN_LOGIN = hash_password(secrets.token_hex(16), secrets.token_bytes(16))

# --- Sessions and failed logins: move them to your database before a second process runs. ------------------------
def sha256(text):
    return hashlib.sha256(text.encode()).hexdigest()


class Store:
    """Keeps hashes of session ids and logins only, so that a copy of it opens no session and names no customer."""

    def __init__(self):
        self._lock = threading.Lock()
        self._sessions = {}
        self._failures = {}

    def attempt(self, login, is_correct):
        """Counts a wrong password; a count is forgotten 30 minutes after the last one. Returns the end of the lock, or
        None. Check and count are one step, or parallel guesses would get through."""
        now, key = time.time(), sha256(login)
        with self._lock:
            self._failures = {each: row for each, row in self._failures.items() if row[1] > now}
            count, until = self._failures.get(key, (0, 0))
            if count < MAX_FAILURES and is_correct:
                self._failures.pop(key, None)
            elif count < MAX_FAILURES:
                count, until = count + 1, now + LOCK_SECONDS
                self._failures[key] = (count, until)
            return until if count >= MAX_FAILURES else None

    def open(self, login, account):
        session_id, now = secrets.token_hex(24), time.time()
        with self._lock:
            self._sessions = {key: row for key, row in self._sessions.items() if row["until"] > now}
            self._sessions[sha256(session_id)] = {"login": login, "account": account, "until": now + SESSION_SECONDS}
        return session_id

    def find(self, session_id, prolong=False):
        with self._lock:
            session = self._sessions.get(sha256(session_id))
            if session is None or session["until"] <= time.time():
                return None
            if prolong:
                session["until"] = time.time() + SESSION_SECONDS
            return session

    def end(self, session_id):
        """Ends a session, if it is open. Returns the result of sessionEnd."""
        with self._lock:
            self._sessions.pop(sha256(session_id), None)
        return {}


STORE = Store()

# --- Operations: each returns the content of `result`. ------------------------------------------------------------
class BadRequest(Exception):
    """Request against the contract. Its message is sent and logged: it must have no personal data."""


def session_start(fields, session):
    if "challengeId" in fields or "loginToken" in fields:
        return {"errorCode": "CHALLENGE_OVER" if "challengeId" in fields else "WRONG_TOKEN"}
    if "login" not in fields or "password" not in fields:
        raise BadRequest("login and password are required")
    person = find_login(fields["login"])
    is_correct = verify_password(fields["password"], person["password"] if person else UNKNOWN_LOGIN)
    until = STORE.attempt(person["login"] if person else fields["login"].strip().lower(), person and is_correct)
    if until is not None:
        return {"errorCode": "LOCKED", "lockedUntil": datetime.fromtimestamp(int(until), timezone.utc).isoformat()}
    if not person or not is_correct:
        return {"errorCode": "BAD_CREDENTIALS"}
    account = person["accounts"][0]
    return {"isLogged": True, "sessionId": STORE.open(person["login"], account), "userId": person["userId"],
            "currentContext": account,
            "contexts": [{"id": each, "name": ACCOUNTS[each]["name"]} for each in person["accounts"]],
            **ACCOUNTS[account]["roles"], "access": {"ebok": True, "wifi": False}, "contractVersion": CONTRACT_VERSION}


def change_context(fields, session):
    account = fields.get("contextId")
    if account not in find_login(session["login"])["accounts"]:
        return {"errorCode": "UNKNOWN_CONTEXT"}
    session["account"] = account
    return {"contextId": account, **ACCOUNTS[account]["roles"], "ebokUser": True, "wifiUser": False}


WITHOUT_SESSION = {
    # The same for every login, so that it does not reveal which ones exist. This profile has no registration.
    "beforeLogin": lambda fields, session: {"possibility": 0 if "identification" in fields else 1},
    "sessionStart": session_start,
}
# Operations that also answer for an ended session, and do not prolong an open one.
ABOUT_SESSION = {
    "sessionCheck": lambda fields, session: {"active": session is not None},
    "getSessionServerHash": lambda fields, session: (
        {"sessionServerHash": sha256(fields["sessionId"])} if session else {"sessionError": True}),
    "sessionEnd": lambda fields, session: STORE.end(fields["sessionId"]),
}
IN_SESSION = {
    "changeContext": change_context,
    "getClientData": lambda fields, session: client_data(session["account"], session["login"]),
}
SUPPORTED = {**WITHOUT_SESSION, **ABOUT_SESSION, **IN_SESSION}
ALL_OPERATIONS = {each.get("name") for each in
                  ET.parse(CONTRACT / "ebok.wsdl").iter("{http://schemas.xmlsoap.org/wsdl/}operation")}


def execute(operation, fields, bearer):
    session = None
    if "sessionId" in fields or operation in ABOUT_SESSION or operation in IN_SESSION:
        if bearer == "" or not hmac.compare_digest(fields.get("sessionId", "").encode(), bearer.encode()):
            return {"sessionError": True}
        session = STORE.find(bearer, prolong=operation not in ABOUT_SESSION)
        if session is None and operation not in ABOUT_SESSION:
            return {"sessionError": True}
    handler = SUPPORTED.get(operation)
    return {"errorCode": "NOT_SUPPORTED"} if handler is None else handler(fields, session)


# --- SOAP over HTTP -----------------------------------------------------------------------------------------------
class RefuseDoctype(ET.TreeBuilder):
    def doctype(self, name, pubid, system):
        raise BadRequest("a document type is not allowed")


def read_request(body):
    """Returns operation and elements of an envelope."""
    try:
        root = ET.fromstring(body, ET.XMLParser(target=RefuseDoctype()))
    except (ET.ParseError, ValueError, LookupError) as error:
        raise BadRequest("the body is not well-formed XML") from error
    bodies = root.findall(f"{{{SOAP}}}Body") if root.tag == f"{{{SOAP}}}Envelope" else []
    if len(bodies) != 1 or len(bodies[0]) != 1:
        raise BadRequest("a SOAP 1.1 envelope with one operation is expected")
    namespace, _, operation = bodies[0][0].tag.removeprefix("{").partition("}")
    if namespace != SERVICE or operation not in ALL_OPERATIONS:
        raise BadRequest("the operation is not part of the contract")
    fields = {each.tag.removeprefix(f"{{{SERVICE}}}"): each.text or "" for each in bodies[0][0]}
    is_nested = operation in SUPPORTED and any(len(each) for each in bodies[0][0])
    if len(fields) != len(bodies[0][0]) or is_nested or any(name.startswith("{") for name in fields):
        raise BadRequest("an element is repeated, nested or unknown")
    return operation, fields


def append(parent, name, value):
    element = ET.SubElement(parent, f"{{{SERVICE}}}{name}")
    if isinstance(value, dict):
        for each, part in value.items():
            append(element, each, part)
    elif isinstance(value, list):
        for item in value:
            append(element, "item", item)
    else:
        element.text = str(value).lower() if isinstance(value, bool) else str(value)


def write_response(operation, result):
    envelope = ET.Element(f"{{{SOAP}}}Envelope")
    response = ET.SubElement(ET.SubElement(envelope, f"{{{SOAP}}}Body"), f"{{{SERVICE}}}{operation}Response")
    append(response, "result", result)
    return ET.tostring(envelope, encoding="utf-8", xml_declaration=True)


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    server_version, sys_version = "ebok-starter", ""
    timeout = 30
    wbufsize = -1  # Sends headers and body at once, or each call waits for TCP.

    def do_POST(self):
        started, operation = time.monotonic(), "-"
        try:
            operation, fields = read_request(self.read_body())
            scheme, _, token = self.headers.get("Authorization", "").partition(" ")
            bearer = token.strip() if scheme.lower() == "bearer" else ""
            fingerprint = self.headers.get("X-Ebok-Fingerprint", "")
            if not hmac.compare_digest(fingerprint.encode(), sha256(f"{operation}:{sha256(bearer)}").encode()):
                raise BadRequest("X-Ebok-Fingerprint is missing or wrong")
            result = execute(operation, fields, bearer)
            outcome = result.get("errorCode") or ("sessionError" if "sessionError" in result else "ok")
            self.send(200, write_response(operation, result), "text/xml; charset=utf-8")
        except BadRequest as error:
            outcome = str(error)
            self.send(400, f"{error}\n".encode(), "text/plain; charset=utf-8")
        except Exception as error:  # The message may have personal data: only its type and place are logged.
            outcome = type(error).__name__ + "\n" + "".join(traceback.format_tb(error.__traceback__))
            self.send(500, b"the back end failed\n", "text/plain; charset=utf-8")
        # X-Ebok-Request finds the call that a customer reports to the help desk.
        request_id = re.sub(r"[^A-Z0-9-]", "", self.headers.get("X-Ebok-Request", ""))[:40] or "-"
        logging.info("%s %s %s %d ms", request_id, operation, outcome, (time.monotonic() - started) * 1000)

    def read_body(self):
        length = self.headers.get("Content-Length", "")
        if self.path != "/service" or not re.fullmatch(r"[0-9]{1,8}", length):
            self.close_connection = True  # The unread body must not be taken for the next request.
            raise BadRequest("POST /service with a Content-Length is expected")
        rest = int(length)
        while rest > MAX_BODY_BYTES:  # Reads a body that is too large, or the client would get no response.
            rest -= len(self.rfile.read(MAX_BODY_BYTES)) or rest
        body = self.rfile.read(rest)
        if int(length) > MAX_BODY_BYTES:
            raise BadRequest(f"at most {MAX_BODY_BYTES} bytes are expected")
        return body

    def send(self, status, body, content_type):
        self.send_response(status)
        self.send_header("Content-Type", content_type)
        self.send_header("Content-Length", str(len(body)))
        self.send_header("Cache-Control", "no-store")
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_):
        """Logs nothing: do_POST logs each call."""


if __name__ == "__main__":
    logging.basicConfig(level=logging.INFO, format="%(asctime)s %(message)s")
    ThreadingHTTPServer.request_queue_size = 64
    address = (os.environ.get("HOST", "127.0.0.1"), int(os.environ.get("PORT", "8090")))
    ThreadingHTTPServer(address, Handler).serve_forever()
