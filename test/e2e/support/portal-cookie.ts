import type { BrowserContext } from "@playwright/test";

type Cookie = Parameters<BrowserContext["addCookies"]>[0][number];

/** Returns a cookie as the portal at `address` stores it: over HTTPS with the prefix `__Host-`. */
export function portalCookie(name: "ebok.app" | "ebok.cookies" | "ebok.theme", value: string, address: string): Cookie {
  return { name: `${address.startsWith("https:") ? "__Host-" : ""}${name}`, value, url: address };
}
