import { createHash } from "node:crypto";
import { readdirSync, readFileSync, renameSync } from "node:fs";
import { join } from "node:path";
import type { APIRequestContext } from "@playwright/test";
import listed from "../../deploy/security-headers.json" with { type: "json" };
import { checkMarkOf } from "../../deploy/configuration/install-configuration.ts";
import { expect, test } from "../e2e/support/fixtures.ts";
import { deployedServers } from "./deployed-servers.ts";

/** Headers of the connection, the clock and the server, and of byte ranges, which the sandbox does not support. */
const NOT_THE_PORTALS = new Set([
  "date",
  "connection",
  "keep-alive",
  "server",
  "transfer-encoding",
  "content-length",
  "accept-ranges",
  "last-modified",
]);
const DEPLOY_ONLY = new Set(
  listed.filter(({ deployOnly }) => deployOnly === true).map(({ name }) => name.toLowerCase()),
);

const { portal, limited, configuration, sandbox, plain, logs } = deployedServers();

const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");

/** Returns all nginx logs of the portal. */
const logged = (): string =>
  readdirSync(logs)
    .map((name) => readFileSync(join(logs, name), "utf8"))
    .join("");

async function asked(
  request: APIRequestContext,
  url: string,
  headers: Record<string, string> = {},
): Promise<{ readonly status: number; readonly headers: Record<string, string> }> {
  const response = await request.get(url, { headers, maxRedirects: 0 });
  return { status: response.status(), headers: response.headers() };
}

/** Returns the headers that must be the same on both servers. ETags differ in value, but both have one or neither. */
function comparable(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => !NOT_THE_PORTALS.has(name) && !DEPLOY_ONLY.has(name))
      .map(([name, value]) => [name, name === "etag" ? "there" : value.replace("charset=UTF-8", "charset=utf-8")]),
  );
}

async function firstChunk(request: APIRequestContext): Promise<string> {
  const page = await (await request.get("/", { headers: { Accept: "text/html" } })).text();
  return /src="(\/assets\/[^"]+\.js)"/.exec(page)?.[1] ?? "no chunk";
}

test("sends the headers of `npm start` and those for TLS with every response", async ({ request }) => {
  const chunk = await firstChunk(request);
  const style = chunk.replace(/first-.*/, "nie-ma.css");
  for (const encoding of ["br", "gzip", "identity"]) {
    for (const path of [
      "/",
      "/index",
      "/nie-ma",
      "/loginToken/a.b",
      "/service",
      chunk,
      style,
      "/favicon.svg",
      "/first-paint.js",
      "/third-party-notices.txt",
      "/sw.js",
      "/manifest.webmanifest",
      "/icons/icon-192.png",
      "/nie-ma.js",
    ]) {
      for (const accept of ["text/html,*/*;q=0.8", "*/*"]) {
        const headers = { "Accept-Encoding": encoding, Accept: accept };
        const [ours, theirs] = await Promise.all([
          asked(request, portal + path, headers),
          asked(request, sandbox + path, headers),
        ]);
        const about = `${path}, ${encoding}, ${accept}`;
        expect(ours.status, about).toBe(theirs.status);
        // Only the sandbox may be framed, by its simulator of the app; a deployed portal allows no framing.
        const policy = theirs.headers["content-security-policy"] ?? "";
        expect(
          [
            policy.includes("frame-ancestors 'self'"),
            ours.headers["content-security-policy"]?.includes("frame-ancestors 'none'"),
          ],
          about,
        ).toEqual([true, true]);
        const asDeployed = {
          ...theirs.headers,
          "x-frame-options": theirs.headers["x-frame-options"]?.replace("SAMEORIGIN", "DENY") ?? "",
          "content-security-policy": policy.replace("frame-ancestors 'self'", "frame-ancestors 'none'"),
        };
        expect(comparable(ours.headers), about).toEqual(comparable(asDeployed));
        for (const name of DEPLOY_ONLY)
          expect(ours.headers[name], `${name} of ${about}`).toBe(
            listed.find((row) => row.name.toLowerCase() === name)?.value,
          );
        expect(ours.headers["server"], about).toBe("nginx");
      }
    }
  }
});

test("serves precompressed texts, caches chunks for a year and never the page", async ({ request }) => {
  const chunk = await firstChunk(request);
  const { headers } = await asked(request, portal + chunk, { "Accept-Encoding": "gzip, deflate, br, zstd" });
  expect(headers).toMatchObject({
    "content-encoding": "br",
    vary: "Accept-Encoding",
    "cache-control": "public, max-age=31536000, immutable",
    "content-type": "text/javascript; charset=utf-8",
  });
  expect(Number(headers["content-length"]), "a third of it, by a brotli of the highest quality").toBeLessThan(100_000);
  expect((await asked(request, portal + chunk, { "Accept-Encoding": "gzip" })).headers["content-encoding"]).toBe(
    "gzip",
  );
  const page = await asked(request, `${portal}/index`, { Accept: "text/html" });
  expect(page.headers).toMatchObject({ "cache-control": "no-cache", "content-type": "text/html; charset=utf-8" });
  const again = await asked(request, `${portal}/index`, {
    Accept: "text/html",
    "If-None-Match": page.headers["etag"] ?? "",
  });
  expect(again.status, "unchanged").toBe(304);
  const configuration = await asked(request, `${portal}/config.json`);
  expect([configuration.status, configuration.headers["cache-control"], configuration.headers["etag"]]).toEqual([
    200,
    "no-cache",
    expect.stringMatching(/^"/),
  ]);
});

test("serves the operator's icon and typeface next to the releases, with revalidation", async ({ request }) => {
  const { status, headers } = await asked(request, `${portal}/brand/icon.svg`, { Accept: "image/*" });
  expect([status, headers["content-type"], headers["cache-control"], headers["etag"]]).toEqual([
    200,
    "image/svg+xml; charset=utf-8",
    "no-cache",
    expect.stringMatching(/^"/),
  ]);
  expect(headers["content-security-policy"]).toContain("default-src");
  for (const path of ["/brand/none.woff2", "/brand/"])
    expect((await asked(request, portal + path, { Accept: "text/html" })).status, path).toBe(404);
});

test("answers 404 to missing chunks and private files", async ({ request }) => {
  const chunk = await firstChunk(request);
  for (const path of [
    "/assets/nie-ma.js",
    `${chunk}.map`,
    "/.vite/manifest.json",
    "/assets/../../releases/1/assets",
    "/releases/1/assets",
    "/fonts/nie-ma.woff2",
  ]) {
    const { status, headers } = await asked(request, portal + path, {
      Accept: path.startsWith("/assets/n") ? "text/html" : "*/*",
    });
    expect([path, status, headers["cache-control"]]).toEqual([path, 404, "no-store"]);
  }
});

test("serves the start page to monitors and crawlers, which accept anything", async ({ request }) => {
  for (const accept of ["*/*", "application/json"]) {
    const { status, headers } = await asked(request, `${portal}/`, { Accept: accept });
    expect([status, headers["content-type"]], accept).toEqual([200, "text/html; charset=utf-8"]);
    expect((await asked(request, `${portal}/invoice`, { Accept: accept })).status, accept).toBe(404);
  }
});

test("reports release and checked configuration at the health address without caching", async ({ request }) => {
  const ready = await request.get(`${limited}/health`);
  expect([ready.status(), await ready.json()]).toEqual([200, { status: "ok", configuration: "checked" }]);
  expect([ready.headers()["content-type"], ready.headers()["cache-control"]]).toEqual(["application/json", "no-store"]);
  const mark = checkMarkOf(configuration);
  renameSync(mark, `${mark}.away`);
  const unchecked = await request.get(`${limited}/health`);
  renameSync(`${mark}.away`, mark);
  expect([unchecked.status(), await unchecked.json(), unchecked.headers()["cache-control"]]).toEqual([
    503,
    { status: "configuration not checked" },
    "no-store",
  ]);
});

test("names the release at the version address without caching", async ({ request }) => {
  const answers = await Promise.all([portal, sandbox].map((origin) => request.get(`${origin}/version`)));
  for (const answer of answers) {
    expect([answer.status(), answer.headers()["content-type"], answer.headers()["cache-control"]]).toEqual([
      200,
      "application/json",
      "no-store",
    ]);
    expect(await answer.json()).toEqual({ release: expect.stringMatching(/^[\w.-]+$/) });
  }
});

test("answers 429 to an address that calls the service too often", async ({ request }) => {
  const answers = await Promise.all(
    Array.from({ length: 12 }, () =>
      request.post(`${limited}/service`, { data: "", headers: { "Content-Type": "text/xml" } }),
    ),
  );
  const refused = answers.filter((answer) => answer.status() === 429);
  expect(refused.length, "three at once, and one for each second that the requests take").toBeGreaterThan(5);
  expect(answers.filter((answer) => answer.status() === 400).length, "answers of the provider").toBeGreaterThan(2);
  for (const answer of refused) {
    expect(await answer.text()).toBe("Zbyt wiele prób. Spróbuj za chwilę.");
    expect(answer.headers()).toMatchObject({
      "retry-after": "10",
      "cache-control": "no-store",
      "content-type": "text/plain; charset=utf-8",
      "x-content-type-options": "nosniff",
    });
  }
  expect((await asked(request, `${limited}/service`, { Accept: "text/html" })).status, "a navigation is no call").toBe(
    200,
  );
});

test("serves the portal's page at the service's address for a browser navigation", async ({ request }) => {
  const [page, service] = await Promise.all(
    ["/index", "/service"].map((path) => asked(request, portal + path, { Accept: "text/html,*/*;q=0.8" })),
  );
  expect([service?.status, service?.headers["etag"]], "file served by nginx, not by the provider").toEqual([
    200,
    page?.headers["etag"],
  ]);
});

test("redirects HTTP to HTTPS with path and query", async ({ request }) => {
  const { status, headers } = await asked(request, `${plain}/invoice?pay=all`);
  expect([status, headers["location"]]).toEqual([301, `${portal}/invoice?pay=all`]);
});

test("logs CSP reports without secrets of URLs, and rejects reports that are too long", async ({ request }) => {
  const send = async (report: unknown, type: string): Promise<void> =>
    expect(
      (await request.post("/csp-report", { data: JSON.stringify(report), headers: { "Content-Type": type } })).status(),
    ).toBe(204);
  await send(
    {
      "csp-report": {
        "document-uri": `${portal}/passwordToken/tajny-token?x=tajne`,
        referrer: "https://tajne.example/",
        "violated-directive": "img-src",
        "blocked-uri": 'https://evil.example/tajne?"pixel"',
        "source-file": `${portal}/assets/first-1.js?tajne`,
        "script-sample": "tajne",
      },
    },
    "application/csp-report",
  );
  await send(
    [
      {
        type: "csp-violation",
        url: `${portal}/loginToken/tajny-token`,
        body: {
          documentURL: `${portal}/loginToken/tajny-token`,
          effectiveDirective: "script-src-elem",
          blockedURL: "inline",
          sourceFile: `${portal}/loginToken/tajny-token`,
        },
      },
    ],
    "application/reports+json",
  );
  expect(
    (
      await request.post("/csp-report?tajne", { data: "x".repeat(20_000), headers: { "Content-Type": "text/plain" } })
    ).status(),
  ).toBe(413);
  expect((await request.get("/csp-report?tajne")).status()).toBe(403);
  const lines = (): readonly unknown[] =>
    readFileSync(join(logs, "csp.log"), "utf8")
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
  await expect.poll(lines).toContainEqual(
    expect.objectContaining({
      directive: "img-src",
      blocked: "https://evil.example",
      page: "/passwordToken",
      source: "/assets/first-1.js",
    }),
  );
  await expect
    .poll(lines)
    .toContainEqual(
      expect.objectContaining({ directive: "script-src-elem", blocked: "inline", page: "/loginToken", source: "" }),
    );
  const page = await request.get("/", { headers: { Accept: "text/html" } });
  expect(page.headers()["content-security-policy"]).toMatch(/report-uri \/csp-report; report-to csp(?:;|$)/);
  expect(logged()).not.toContain("tajn");
});

test("accepts a file of 5 MB and rejects a far larger one", async ({ request }) => {
  const send = async (bytes: number): Promise<number> =>
    (await request.post("/service", { data: "x".repeat(bytes), headers: { "Content-Type": "text/xml" } })).status();
  expect(await send(7_000_000), "the provider has read and rejected it").toBe(400);
  expect(await send(9_000_000)).toBe(413);
});

test("logs no token, query or referrer of successful or failed requests", async ({ request, sandbox }) => {
  const opened = { Accept: "text/html", Referer: `${portal}/passwordToken/tajny-token` };
  await request.get("/loginToken/tajny-token/index?x=tajne", { headers: opened });
  const long = await request.get(`/loginToken/${"tajny-token-".repeat(30)}`, { headers: opened });
  expect([long.status(), long.headers()["content-type"]], "too long for the name of a file").toEqual([
    200,
    "text/html; charset=utf-8",
  ]);
  expect((await request.get(`/${"nie-ma/".repeat(500)}?x=tajne`, { headers: opened })).status()).toBe(200);
  expect(
    (
      await request.post("/analyticsEvent?clientLogin=tajne", { data: "x".repeat(9_000_000), headers: opened })
    ).status(),
  ).toBe(413);
  await sandbox.fault({ operation: "getSiteContent", drop: true, times: 1 });
  const envelope =
    '<soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Body>' +
    '<getSiteContent xmlns="urn:ebok:service:1"><sessionId>0</sessionId></getSiteContent></soap:Body></soap:Envelope>';
  const fingerprint = sha256(`getSiteContent:${sha256("0")}`);
  const dropped = await request.post("/service?x=tajne", {
    data: envelope,
    headers: {
      ...opened,
      Authorization: "Bearer 0",
      "Content-Type": "text/xml",
      "X-Ebok-Fingerprint": fingerprint,
    },
  });
  expect(dropped.status(), "an upstream that disconnects").toBe(502);
  // nginx writes the line after the response.
  await expect.poll(logged).toContain('"path":"/loginToken/…"');
  await expect
    .poll(logged, "the log has the outcome of the call")
    .toMatch(/"path":"\/service","status":502,.*"operation":"getSiteContent","engine":"502","engineSeconds":"\d/);
  expect(logged()).not.toContain("tajn");
});
