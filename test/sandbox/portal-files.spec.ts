import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { runningSandboxForTests } from "./running-sandbox.ts";

const root = mkdtempSync(join(tmpdir(), "ebok-portal-"));
const portal = join(root, "dist");
mkdirSync(join(portal, "assets"), { recursive: true });
writeFileSync(join(root, "secret.txt"), "secret");
mkdirSync(join(root, "dist-other"));
writeFileSync(join(root, "dist-other", "secret.txt"), "secret");
writeFileSync(join(portal, "index.html"), "<!doctype html><title>portal</title>");
writeFileSync(join(portal, "assets", "main-0a1b.js"), "plain");
writeFileSync(join(portal, "assets", "main-0a1b.js.br"), "packed");
symlinkSync(join(root, "secret.txt"), join(portal, "link.txt"));
const sandbox = runningSandboxForTests({ portal });

afterAll(() => rm(root, { recursive: true, force: true }));

/** Sends an unnormalised path; fetch would normalise it. */
function statusOf(path: string): Promise<string> {
  const { hostname, port } = new URL(sandbox.url());
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname === "localhost" ? "127.0.0.1" : hostname, () =>
      socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`),
    );
    let answer = "";
    socket.on("data", (chunk) => {
      answer += chunk.toString("utf8");
    });
    socket.on("end", () => resolve(answer));
    socket.on("error", reject);
  });
}

describe("built portal", () => {
  test("serves the portal with content types and cache times", async () => {
    const page = await fetch(`${sandbox.url()}/invoice`, { headers: { Accept: "text/html" } });
    expect([page.status, page.headers.get("cache-control"), page.headers.get("content-type")]).toEqual([
      200,
      "no-cache",
      "text/html; charset=utf-8",
    ]);
    expect(page.headers.get("content-security-policy")).toContain("default-src 'none'");
    const script = await fetch(`${sandbox.url()}/assets/main-0a1b.js`, { headers: { "Accept-Encoding": "identity" } });
    expect(script.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(await script.text()).toBe("plain");
  });

  test.each(["*/*", "application/json", ""])("serves the start page to a monitor that accepts %j", async (accept) => {
    const page = await fetch(sandbox.url(), { headers: { Accept: accept } });
    expect([page.status, page.headers.get("content-type")]).toEqual([200, "text/html; charset=utf-8"]);
    const head = await fetch(sandbox.url(), { method: "HEAD", headers: { Accept: accept } });
    expect(head.status).toBe(200);
    expect((await fetch(`${sandbox.url()}/invoice`, { headers: { Accept: accept } })).status).toBe(404);
  });

  test("responds 404, not with the portal's page, to requests for missing files", async () => {
    expect((await fetch(`${sandbox.url()}/nothing.json`, { headers: { Accept: "application/json" } })).status).toBe(
      404,
    );
    expect((await fetch(`${sandbox.url()}/assets/gone-1234.js`, { headers: { Accept: "text/html,*/*" } })).status).toBe(
      404,
    );
  });

  test.each([
    "/../secret.txt",
    "/%2e%2e/secret.txt",
    "/..%2fsecret.txt",
    "/assets/..%2f..%2fsecret.txt",
    "/link.txt",
    "/..%5csecret.txt",
    "/%2e%2e/dist-other/secret.txt",
    "/%00",
    "/%zz",
    "//etc/hostname",
  ])("serves no file outside its folder: %s", async (path) => {
    const answer = await statusOf(path);
    expect(answer).not.toContain("secret\r\n");
    expect(answer).toMatch(/^HTTP\/1\.1 4\d\d/);
  });
});

test("hides files that the build writes for its tools", async () => {
  mkdirSync(join(portal, ".vite"));
  writeFileSync(join(portal, ".vite", "manifest.json"), "{}");
  expect(await statusOf("/.vite/manifest.json")).toMatch(/^HTTP\/1\.1 404 /);
});
