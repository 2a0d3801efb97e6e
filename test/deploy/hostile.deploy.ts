import { readFileSync } from "node:fs";
import { request as requestPlain } from "node:http";
import { request as requestTls } from "node:https";
import { join } from "node:path";
import { WebSocket } from "ws";
import { REMOVED_HEADERS } from "../../deploy/nginx/proxied-location.ts";
import { asRecord } from "../../scripts/json.ts";
import { expect, test } from "../e2e/support/fixtures.ts";
import { deployedServers } from "./deployed-servers.ts";

const { portal, plain, apart, limited, front, untrusted, trusting, logs } = deployedServers();

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

/** Sends a path and a host as they are. Returns `undefined` if the server closed the connection without an answer. */
function sent(
  origin: string,
  path: string,
  headers: Record<string, string> = {},
  method = "GET",
): Promise<Answer | undefined> {
  const { protocol, hostname, port } = new URL(origin);
  const options = { method, hostname, port, path, headers, rejectUnauthorized: false, agent: false };
  return new Promise((resolve) => {
    const outgoing = (protocol === "https:" ? requestTls : requestPlain)(options, (answer) => {
      let body = "";
      answer.setEncoding("utf8");
      answer.on("data", (part: string) => (body += part));
      answer.on("end", () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body }));
    });
    outgoing.on("error", () => resolve(undefined));
    outgoing.end();
  });
}

test("closes the connection of requests for an unknown host in both servers", async () => {
  for (const origin of [portal, plain, front])
    for (const host of ["evil.example", "localhost.evil.example", `evil.example:${new URL(origin).port}`])
      expect(await sent(origin, "/", { Host: host }), `${host} at ${origin}`).toBeUndefined();
});

test("redirects from HTTP to the configured name only, and no calls of programs", async () => {
  const page = await sent(plain, "/invoice?x=1", { "X-Forwarded-Host": "evil.example" });
  expect([page?.status, page?.headers["location"]]).toEqual([301, `${portal}/invoice?x=1`]);
  for (const path of ["/service", "/chat-socket", "/csp-report", "/trackingTest", "/analyticsEvent"])
    expect([path, (await sent(plain, path))?.status]).toEqual([path, 404]);
  const bookmark = await sent(plain, "/service", { Accept: "text/html" });
  expect([bookmark?.status, bookmark?.headers["location"]]).toEqual([301, `${portal}/service`]);
});

test("refuses TRACE and keeps answers of the service out of every cache", async ({ request }) => {
  for (const path of ["/", "/service"])
    expect([path, (await sent(portal, path, {}, "TRACE"))?.status]).toEqual([path, 405]);
  const answer = await request.post(`${portal}/service`, { data: "<a/>", headers: { "Content-Type": "text/xml" } });
  expect(answer.headersArray().filter(({ name }) => name.toLowerCase() === "cache-control")).toEqual([
    { name: "Cache-Control", value: "no-store" },
  ]);
});

test("overwrites or removes the headers by which an engine recognises the visitor", async () => {
  const forged = Object.fromEntries(REMOVED_HEADERS.map((name) => [name, "evil.example"]));
  const answer = await sent(limited, "/analyticsEvent?action=LOAD", {
    ...forged,
    "X-Forwarded-For": "1.2.3.4",
    "X-Forwarded-Proto": "http",
    "X-Request-Id": "evil",
    Referer: `${limited}/loginToken/secret`,
    Cookie: "a=b",
  });
  const received = asRecord(JSON.parse(answer?.body ?? "{}"));
  expect(received).toMatchObject({
    host: new URL(limited).host,
    "x-forwarded-for": "127.0.0.1",
    "x-forwarded-proto": "https",
    "x-request-id": expect.stringMatching(/^[0-9a-f]{32}$/),
    cookie: "a=b",
  });
  expect(JSON.stringify(received)).not.toMatch(/evil|1\.2\.3\.4|secret/);
});

test("checks the certificate of an engine on another origin", async ({ request }) => {
  const send = (origin: string) =>
    request.post(`${origin}/service`, { data: "<a/>", headers: { Origin: apart, "Content-Type": "text/xml" } });
  expect((await send(untrusted)).status()).toBe(502);
  const answer = await send(trusting);
  expect(answer.status()).toBe(200);
  const values = (name: string): readonly string[] =>
    answer
      .headersArray()
      .filter((header) => header.name.toLowerCase() === name)
      .map(({ value }) => value);
  expect({
    origin: values("access-control-allow-origin"),
    cache: values("cache-control"),
    sniffing: values("x-content-type-options"),
    tls: values("strict-transport-security"),
    policy: values("content-security-policy"),
  }).toEqual({
    origin: [apart],
    cache: ["no-store"],
    sniffing: ["nosniff"],
    tls: ["max-age=31536000; includeSubDomains"],
    policy: ["default-src 'none'; frame-ancestors 'none'"],
  });
  const foreign = await request.post(`${trusting}/service`, { data: "", headers: { Origin: "https://evil.example" } });
  expect(foreign.headers()["access-control-allow-origin"], "the engine's own `*` does not pass").toBeUndefined();
  for (const path of ["/", "/index.html", "/service/x"])
    expect([path, (await request.get(front + path)).status()]).toEqual([path, 404]);
});

test("opens the chat's WebSocket for pages of the portal only", async () => {
  const status = (origin: string | undefined): Promise<number> =>
    new Promise((resolve) => {
      const socket = new WebSocket(`${portal.replace("https:", "wss:")}/chat-socket`, {
        rejectUnauthorized: false,
        ...(origin === undefined ? {} : { origin }),
      });
      socket.once("open", () => {
        socket.terminate();
        resolve(101);
      });
      socket.once("unexpected-response", (_request, { statusCode = 0 }) => resolve(statusCode));
      socket.once("error", () => resolve(0));
    });
  expect([
    await status(portal),
    await status("https://evil.example"),
    await status("null"),
    await status(plain),
  ]).toEqual([101, 403, 403, 403]);
});

test("logs no token in any spelling of its address", async () => {
  const spellings = [
    "/%6CoginToken/hidden-1",
    "//loginToken/hidden-2",
    "/index/../passwordToken/hidden-3",
    "/push/invoice/hidden-4/hidden-5",
    "/LOGINTOKEN/hidden-6",
    "/assets/..%2FloginToken/hidden-7",
    "/hidden-8",
  ];
  for (const path of spellings) await sent(portal, path, { Accept: "text/html" });
  await sent(portal, "/regulations?last", { Accept: "text/html" });
  const log = (): string => readFileSync(join(logs, "access.log"), "utf8");
  await expect.poll(log).toContain('"path":"/regulations"');
  expect(log()).toContain('"path":"/push/…"');
  expect(log()).not.toContain("hidden");
});

test("serves the contact for vulnerabilities and the apps that may open links", async ({ request }) => {
  const at = (name: string) => request.get(`${portal}/.well-known/${name}`, { maxRedirects: 0 });
  const security = await at("security.txt");
  expect(security.headers()["content-type"]).toBe("text/plain; charset=utf-8");
  expect(await security.text()).toMatch(
    /^Contact: mailto:security@ebok\.example\nExpires: \d{4}-\d\d-\d\dT00:00:00Z\n/,
  );
  for (const name of ["assetlinks.json", "apple-app-site-association"]) {
    const answer = await at(name);
    expect([name, answer.status(), answer.headers()["content-type"]]).toEqual([name, 200, "application/json"]);
    expect(JSON.stringify(await answer.json())).toContain("pl.example.ebok");
  }
  const password = await at("change-password");
  expect([password.status(), password.headers()["location"]]).toEqual([302, `${portal}/settings`]);
  expect((await at("resource-that-should-not-exist-whose-status-code-should-not-be-200")).status()).toBe(404);
});
