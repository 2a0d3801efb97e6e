import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { ROUTES } from "#domain/navigation/routes.ts";
import { STREAMING_ALIASES } from "#domain/navigation/streaming-aliases.ts";
import { accessLogEntries, LOGGED_PATHS } from "./access-log.ts";

/** Returns the path that the log has for a request line. */
function loggedPath(uri: string): string {
  const [head, body = []] = accessLogEntries("k", ["/engine/service"])[0] ?? [];
  expect(head).toBe("map $request_uri $k_logged");
  for (const row of Array.isArray(body) ? body : []) {
    const { pattern, value } = /^"~(?<pattern>.*)" "?(?<value>[^"]*)"?$/.exec(row)?.groups ?? {};
    const found = pattern === undefined ? null : new RegExp(pattern).exec(uri);
    if (found !== null) return (value ?? "").replace("$1", found[1] ?? "");
  }
  return "/…";
}

describe("path in the access log", () => {
  it("has the first part of every page, alias and public file", () => {
    const served = readdirSync(join(import.meta.dirname, "../../public"), { withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => name);
    const paths = [
      ...Object.values(ROUTES).map(({ path }) => path.split("/")[1] ?? ""),
      ...STREAMING_ALIASES,
      ...served,
    ];
    const known: readonly string[] = LOGGED_PATHS;
    expect(paths.filter((path) => path !== "" && !known.includes(path))).toEqual([]);
  });

  it.each([
    ["/", "/"],
    ["/?token=secret", "/"],
    ["/index?x=secret", "/index"],
    ["/service", "/service"],
    ["/engine/service", "/engine…"],
    ["/assets/first-1a2b.js", "/assets/first-1a2b.js"],
    ["/invoice/123", "/invoice/…"],
  ])("of %s is %s", (uri, logged) => expect(loggedPath(uri)).toBe(logged.replace("/engine…", "/engine/…")));

  it.each([
    "/loginToken/secret",
    "/%6CoginToken/secret",
    "/%6coginToken/secret",
    "//loginToken/secret",
    "/./loginToken/secret",
    "/x/../loginToken/secret",
    "/assets/../loginToken/secret",
    "/assets/..%2FloginToken/secret",
    "/index/../passwordToken/secret",
    "/loginToken;secret",
    "/loginTokensecret",
    "/push/invoice/secret/secret",
    "/secret",
    "http://ebok.example/loginToken/secret",
  ])("of %s has no secret", (uri) => expect(loggedPath(uri)).not.toContain("secret"));
});
