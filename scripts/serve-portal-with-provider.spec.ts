import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { freePort } from "./free-port.ts";
import { asRecord } from "./json.ts";
import { servePortalWithProvider, type ServedPortalWithProvider } from "./serve-portal-with-provider.ts";

interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

const received: Received[] = [];
let folder: string;
let provider: Server;
let portal: ServedPortalWithProvider;
let unreachable: ServedPortalWithProvider;
let withFiles: ServedPortalWithProvider;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "ebok-portal-"));
  writeFileSync(join(folder, "index.html"), "<title>portal</title>");
  const [port, unused] = await Promise.all([freePort(), freePort()]);
  provider = createServer((request, response) => {
    let body = "";
    if (request.url?.startsWith("/files/") === true) {
      const disposition = { "Content-Disposition": 'attachment; filename="a.pdf"' };
      return void response.writeHead(request.url === "/files/used" ? 410 : 200, disposition).end("%PDF");
    }
    request.setEncoding("utf8").on("data", (text: string) => (body += text));
    request.on("end", () => {
      received.push({ headers: request.headers, body });
      if (body === "") return void response.writeHead(204).end();
      response.writeHead(400, { "Content-Type": "text/plain", "Set-Cookie": "ebok.device=1; HttpOnly" });
      response.end("refused");
    });
  });
  await new Promise<void>((listening) => provider.listen(port, "127.0.0.1", listening));
  const served = { profile: "login", port: 0, portal: folder } as const;
  portal = await servePortalWithProvider({ ...served, service: `http://127.0.0.1:${port}/own-path` });
  const files = { files: "/files", supports: ["getFaq", "unknown"], lacks: ["sessionCheck"] };
  withFiles = await servePortalWithProvider({ ...served, ...files, service: `http://127.0.0.1:${port}/service` });
  unreachable = await servePortalWithProvider({ ...served, service: `http://127.0.0.1:${unused}/service` });
});

afterAll(async () => {
  await Promise.all([portal.close(), unreachable.close(), withFiles.close()]);
  provider.close();
  rmSync(folder, { recursive: true, force: true });
});

it("serves page and headers of the portal with the profile in its configuration", async () => {
  const page = await fetch(portal.url, { headers: { Accept: "text/html" } });
  expect(await page.text()).toContain("portal");
  expect(page.headers.get("content-security-policy")).toContain("default-src");
  const configuration = asRecord(await (await fetch(`${portal.url}/config.json`)).json());
  expect(configuration["provider"]).toEqual({ serviceUrl: "/service", profile: "login" });
  expect(configuration["features"]).toMatchObject({ chat: false });
});

it("forwards a call with its headers and returns the response of the provider", async () => {
  const headers = {
    Authorization: "Bearer a",
    "Content-Type": "text/xml",
    "X-Ebok-Fingerprint": "f",
    "X-Ebok-Request": "7F3K-9QMD-1",
    Cookie: "ebok.device=0",
  };
  const answer = await fetch(`${portal.url}/service`, { method: "POST", headers, body: "<call/>" });
  expect([answer.status, await answer.text()]).toEqual([400, "refused"]);
  expect(answer.headers.getSetCookie()).toEqual(["ebok.device=1; HttpOnly"]);
  const [call] = received;
  expect(call?.body).toBe("<call/>");
  expect(call?.headers).toMatchObject({
    authorization: "Bearer a",
    "content-type": "text/xml",
    "x-ebok-fingerprint": "f",
    "x-ebok-request": "7F3K-9QMD-1",
    cookie: "ebok.device=0",
  });
});

it("forwards a response without a body", async () => {
  const answer = await fetch(`${portal.url}/service`, { method: "POST" });
  expect([answer.status, await answer.text()]).toEqual([204, ""]);
});

it("forwards files, and names the exceptions of the profile, of a provider that has them", async () => {
  const file = await fetch(`${withFiles.url}/files/abc`);
  expect([file.status, await file.text()]).toEqual([200, "%PDF"]);
  expect(file.headers.get("content-disposition")).toContain("a.pdf");
  expect((await fetch(`${withFiles.url}/files/abc`, { method: "HEAD" })).status).toBe(200);
  expect((await fetch(`${withFiles.url}/files/used`)).status).toBe(410);
  const configuration = asRecord(await (await fetch(`${withFiles.url}/config.json`)).json());
  expect(configuration["provider"]).toMatchObject({ supports: ["getFaq"], lacks: ["sessionCheck"] });
});

it("answers 502 when the provider does not respond, and drops reports", async () => {
  const call = await fetch(`${unreachable.url}/service`, { method: "POST", body: "<call/>" });
  expect(call.status).toBe(502);
  expect((await fetch(`${unreachable.url}/trackingTest`, { method: "POST", body: "{}" })).status).toBe(204);
});
