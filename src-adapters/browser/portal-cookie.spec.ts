import { expect, it } from "vitest";
import { readPortalCookie, writePortalCookie, type CookieDocument } from "./portal-cookie.ts";

const documentAt = (protocol: string, cookie = ""): CookieDocument => ({ cookie, location: { protocol } });

it.each([
  ["https:", "__Host-ebok.theme=dark; Max-Age=15811200; Path=/; SameSite=Lax; Secure"],
  ["http:", "ebok.theme=dark; Max-Age=15811200; Path=/; SameSite=Lax"],
])("[SEC-01] writes a cookie that only this host can set, over %s", (protocol, expected) => {
  const page = documentAt(protocol);
  writePortalCookie(page, "ebok.theme", "dark");
  expect(page.cookie).toBe(expected);
});

it("[SEC-01] reads no cookie that another host of the domain could have set, over HTTPS", () => {
  const cookies = "ebok.theme=light; __Host-ebok.theme=dark; x__Host-ebok.theme=light";
  expect(readPortalCookie(documentAt("https:", cookies), "ebok.theme")).toBe("dark");
  expect(readPortalCookie(documentAt("https:", "ebok.theme=light"), "ebok.theme")).toBeUndefined();
});

it("reads the cookie without prefix over plain HTTP, which refuses the prefix", () => {
  expect(readPortalCookie(documentAt("http:", "a=1; ebok.theme=dark; b=2"), "ebok.theme")).toBe("dark");
  expect(readPortalCookie(documentAt("http:", "xebok.theme=dark"), "ebok.theme")).toBeUndefined();
});

it("removes a cookie by writing an empty value", () => {
  const page = documentAt("https:");
  writePortalCookie(page, "ebok.app", "");
  expect(page.cookie).toBe("__Host-ebok.app=; Max-Age=0; Path=/; SameSite=Lax; Secure");
});
