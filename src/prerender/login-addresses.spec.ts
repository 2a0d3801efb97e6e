import { describe, expect, it } from "vitest";
import { routeAt } from "#domain/navigation/paths.ts";
import { ROUTES, routeNames } from "#domain/navigation/routes.ts";
import { STREAMING_ALIASES, streamingAliasOf } from "#domain/navigation/streaming-aliases.ts";
import { loginAddresses } from "./login-addresses.ts";

/**
 * Returns true if the router leads a guest from this pathname to the login page, or shows it there (src/router.tsx).
 */
function leadsToLogin(pathname: string): boolean {
  const route = routeAt(pathname);
  if (route === undefined) return streamingAliasOf(pathname) !== undefined;
  return route === "login" || ROUTES[route].audience === "customer";
}

const FILLED = routeNames().flatMap((name) => {
  const path = ROUTES[name].path;
  const full = path.replaceAll(/:\w+\??/g, "a.b-1");
  const short = path.replaceAll(/\/:\w+\?/g, "").replaceAll(/:\w+/g, "7");
  return [full, short, `${full}/`, `${full}/further`, full.toUpperCase()];
});

const OTHERS = [
  "/",
  "//",
  "/nie-ma",
  "/invoicex",
  "/index/x",
  "/login",
  ...STREAMING_ALIASES.map((alias) => `/${alias}/`),
];

describe("login addresses", () => {
  it.each([...new Set([...FILLED, ...OTHERS])])("(part of START-01) match %s as the router does", (pathname) => {
    expect(new RegExp(loginAddresses()).test(pathname)).toBe(leadsToLogin(pathname));
  });
});
