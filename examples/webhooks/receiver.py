"""Receives webhooks of Nirnaya. Needs nothing but Python 3:

SIGNING_SECRET=whsec_... PORT=3000 python3 examples/webhooks/receiver.py
"""

import hashlib
import hmac
import json
import os
from http.server import BaseHTTPRequestHandler, HTTPServer

secret = os.environ["SIGNING_SECRET"].encode()

# An event may come again, with the same id. A service of several processes keeps the ids in its database.
seen = set()


def is_genuine(header, body):
    """Whether one of the signatures in the header is that of the bytes. During a rotation there are two."""
    expected = "sha256=" + hmac.new(secret, body, hashlib.sha256).hexdigest()
    signatures = [signature.strip() for signature in (header or "").split(",")]
    return any(hmac.compare_digest(signature.encode(), expected.encode()) for signature in signatures)


class Receiver(BaseHTTPRequestHandler):
    def do_POST(self):
        body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
        # Verified before anything is read out of it.
        if not is_genuine(self.headers.get("X-Service-Signature"), body):
            self.reply(401)
            return
        # Answered at once; what takes long is done afterwards.
        self.reply(204)
        event = json.loads(body)
        if event["id"] in seen:
            return
        seen.add(event["id"])
        if event["kind"] == "festival.upcoming":
            print(f"{event['data']['festival']['name']} is on {event['data']['date']}", flush=True)
        else:
            print(event["kind"], flush=True)

    def reply(self, status):
        self.send_response(status)
        self.send_header("Content-Length", "0")
        self.end_headers()

    def log_message(self, *_):
        pass


server = HTTPServer(("127.0.0.1", int(os.environ.get("PORT", 3000))), Receiver)
print(f"listening on {server.server_port}", flush=True)
server.serve_forever()
