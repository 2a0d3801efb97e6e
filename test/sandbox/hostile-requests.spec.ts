import { connect } from "node:net";
import { expect, test, vi } from "vitest";
import { runningSandboxForTests } from "./running-sandbox.ts";

const sandbox = runningSandboxForTests();

/**
 * Sends a raw request that no HTTP client would send. Returns the first line of the response, empty if the connection
 * was closed without one.
 */
function sent(request: string): Promise<string> {
  const { hostname, port } = new URL(sandbox.url());
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname, () => socket.write(request));
    let received = "";
    socket.on("data", (bytes: Buffer) => {
      received += bytes.toString("latin1");
      socket.end();
    });
    socket.on("error", () => undefined);
    socket.on("close", () => resolve(received.split("\r\n", 1)[0] ?? ""));
  });
}

const asks = (target: string, ...headers: readonly string[]): string =>
  [`${target} HTTP/1.1`, "Host: localhost", ...headers, "", ""].join("\r\n");
const socketAt = (target: string, ...headers: readonly string[]): string =>
  asks(
    `GET ${target}`,
    ...headers,
    "Connection: Upgrade",
    "Upgrade: websocket",
    "Sec-WebSocket-Version: 13",
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
  );

// An uncaught error fails the run of this file, as it would end the program.
test.each([
  ["a socket at an address that is none", socketAt("//"), ""],
  ["a socket at a host that is none", socketAt("http://["), ""],
  ["a socket elsewhere", socketAt("/nie-ma"), ""],
  ["a socket at the chat", socketAt("/chat-socket?x=%"), "HTTP/1.1 101 Switching Protocols"],
  [
    "a socket of its own page",
    socketAt("/chat-socket", "Origin: https://localhost:8443"),
    "HTTP/1.1 101 Switching Protocols",
  ],
  ["a socket of a foreign page", socketAt("/chat-socket", "Origin: https://evil.example"), "HTTP/1.1 403 Forbidden"],
  ["a socket of a page without an origin", socketAt("/chat-socket", "Origin: null"), "HTTP/1.1 403 Forbidden"],
  ["a page at an address that is none", asks("GET //", "Connection: close"), "HTTP/1.1 404 Not Found"],
  ["a page at a port that is none", asks("GET http://a:99999/", "Connection: close"), "HTTP/1.1 400 Bad Request"],
  ["a page with a lone per cent", asks("GET /%", "Connection: close"), "HTTP/1.1 404 Not Found"],
  [
    "an event without fields",
    asks("POST /analyticsEvent?action=%", "Content-Length: 0", "Connection: close"),
    "HTTP/1.1 400 Bad Request",
  ],
  [
    "a form of no kind",
    asks("POST /sandbox/pay/x", "Content-Type: multipart/form-data", "Content-Length: 0", "Connection: close"),
    "HTTP/1.1 404 Not Found",
  ],
])("sandbox survives the request of %s", async (_what, request, answer) => {
  expect(await sent(request)).toBe(answer);
  expect((await fetch(`${sandbox.url()}/health`)).status).toBe(200);
});

test.each(["connectionReset", "cutOff", "badGateway"])(
  "sandbox survives a client that disconnects before the fault %s",
  async (name) => {
    const client = sandbox.client();
    await client.api("faults", { name, delay: 200 });
    const gone = new AbortController();
    const call = fetch(`${sandbox.url()}/service`, {
      method: "POST",
      signal: gone.signal,
      body: client.envelope("getSiteContent", ""),
      headers: {
        ...client.headers,
        "Content-Type": "text/xml; charset=utf-8",
        "X-Ebok-Fingerprint": client.fingerprint("getSiteContent"),
      },
    }).then(
      () => "answered",
      () => "hung up",
    );
    await vi.waitFor(async () => expect(await client.api("faults")).toEqual([]));
    gone.abort();
    expect(await call).toBe("hung up");
    await vi.waitFor(async () => expect(await client.api("calls")).toHaveLength(1));
    expect((await fetch(`${sandbox.url()}/health`)).status).toBe(200);
  },
);
