import { connect } from "node:net";
import { describe, expect, test, vi } from "vitest";
import { knownHosts } from "#sandbox/http/request-source.ts";
import { printable } from "#sandbox/http/printable.ts";
import { runningSandboxForTests } from "./running-sandbox.ts";

const sandbox = runningSandboxForTests();

/** Sends lines and a body that may be endless. Returns the status line; empty if the connection closed without one. */
function statusLine(lines: readonly string[], body: () => Iterable<string> = () => []): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(Number(new URL(sandbox.url()).port), "127.0.0.1", () => {
      socket.write([...lines, "", ""].join("\r\n"));
      for (const part of body()) socket.write(part);
    });
    let received = "";
    socket.on("data", (bytes: Buffer) => {
      received += bytes.toString("latin1");
      socket.destroy();
    });
    socket.on("error", () => undefined);
    socket.on("close", () => resolve(received.split("\r\n", 1)[0] ?? ""));
  });
}

const get = (host: string): readonly string[] => ["GET /sandbox HTTP/1.1", `Host: ${host}`, "Connection: close"];

describe("hosts of the sandbox", () => {
  test.each(["localhost:8080", "127.0.0.1:8080", "[::1]:8080", "app.localhost", "Demo.Example:8080", "192.168.1.5"])(
    "accepts %s",
    (host) => expect(knownHosts(["demo.example"])(host)).toBe(true),
  );

  test.each([
    "evil.example",
    "localhost.evil.example",
    "127.0.0.1.evil.example",
    "demo.example.evil",
    "",
    "a b",
    "[x]",
  ])("rejects %j", (host) => expect(knownHosts(["demo.example"])(host)).toBe(false));

  test("answers 421 to a rebound name and opens no socket for it", async () => {
    expect(await statusLine(get("localhost"))).toBe("HTTP/1.1 200 OK");
    expect(await statusLine(get("evil.example:8080"))).toBe("HTTP/1.1 421 Misdirected Request");
    const upgrade = (host: string): readonly string[] => [
      "GET /chat-socket HTTP/1.1",
      `Host: ${host}`,
      "Connection: Upgrade",
      "Upgrade: websocket",
      "Sec-WebSocket-Version: 13",
      "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
    ];
    expect(await statusLine(upgrade("localhost"))).toBe("HTTP/1.1 101 Switching Protocols");
    expect(await statusLine(upgrade("evil.example"))).toBe("");
  });
});

describe("requests of other sites", () => {
  const post = async (path: string, headers: Record<string, string>): Promise<number> =>
    (await fetch(sandbox.url() + path, { method: "POST", headers, body: '{"offsetMs":0}' })).status;

  test.each([
    ["a cross-site form", { "Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "navigate" }, 403],
    ["another origin in an old browser", { Origin: "https://evil.example" }, 403],
    ["an opaque origin in an old browser", { Origin: "null" }, 403],
    ["the sandbox's own page", { "Sec-Fetch-Site": "same-origin", "Sec-Fetch-Mode": "cors" }, 200],
    ["a program", {}, 200],
  ])("the clock answers to %s: %o is %i", async (_who, headers, status) => {
    expect(await post("/sandbox/api/clock", headers)).toBe(status);
  });

  test("may open a page, as the portal does in a frame, but not fetch it", async () => {
    // fetch would replace the header.
    const status = (mode: string): Promise<string> =>
      statusLine([...get("localhost"), "Sec-Fetch-Site: cross-site", `Sec-Fetch-Mode: ${mode}`]);
    expect([await status("navigate"), await status("no-cors")]).toEqual(["HTTP/1.1 200 OK", "HTTP/1.1 403 Forbidden"]);
  });
});

describe("bodies", () => {
  test("are refused by their stated length before they are sent", async () => {
    for (const path of ["/service", "/sandbox/api/clock", "/csp-report"])
      expect(
        await statusLine([
          `POST ${path} HTTP/1.1`,
          "Host: localhost",
          "Content-Length: 150000000",
          "Connection: close",
        ]),
        path,
      ).toBe("HTTP/1.1 413 Payload Too Large");
  });

  test("are refused while they are read when they state no length", async () => {
    const chunk = `10000\r\n${"x".repeat(0x1_00_00)}\r\n`;
    expect(
      await statusLine(
        ["POST /service HTTP/1.1", "Host: localhost", "Transfer-Encoding: chunked", "Connection: close"],
        () => Array.from({ length: 200 }, () => chunk),
      ),
    ).toBe("HTTP/1.1 413 Payload Too Large");
  });

  test("without a stated length are read up to the limit", async () => {
    expect(
      await statusLine(
        ["POST /service HTTP/1.1", "Host: localhost", "Transfer-Encoding: chunked", "Connection: close"],
        () => ["4\r\nnone\r\n", "0\r\n\r\n"],
      ),
    ).toBe("HTTP/1.1 400 Bad Request");
  });
});

test("prints reports of a browser without characters that a terminal acts on", async () => {
  const printed = vi.spyOn(process.stderr, "write").mockReturnValue(true);
  await fetch(`${sandbox.url()}/csp-report`, {
    method: "POST",
    body: '{"a":"\u001B]0;title\u0007\u009B2J\r\nnext \u202E"}',
  });
  const lines = printed.mock.calls.map(([text]) => String(text));
  printed.mockRestore();
  expect(lines).toEqual(['Refused by the policy: {"a":"\\u{1b}]0;title\\u{7}\\u{9b}2J\\u{d}\\u{a}next \\u{202e}"}\n']);
  expect(printable("Zażółć 😀 \uD800")).toBe("Zażółć 😀 \\u{d800}");
});
