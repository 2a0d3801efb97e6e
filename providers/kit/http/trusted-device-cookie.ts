import type { Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";

/** Lifetime of cookies: six months (NAV-15). */
const COOKIE_SECONDS = 180 * 24 * 3600;

/** Former name. Devices that were trusted under it stay trusted. */
const FORMER_NAME = "ebok.device";

/** Browsers accept the prefix, which keeps other hosts from setting the cookie, over HTTPS only. */
export const trustedDeviceCookieName = (secure: boolean): string => `${secure ? "__Host-" : ""}ebok.trusted`;

/** Returns the token of a trusted device that a request carries. */
export function readTrustedDeviceCookie(context: Context, secure: boolean): string | undefined {
  return getCookie(context, trustedDeviceCookieName(secure)) ?? getCookie(context, FORMER_NAME);
}

/** Sets the token of a trusted device; no script reads it, and no other site sends it. */
export function setTrustedDeviceCookie(context: Context, secure: boolean, token: string): void {
  setCookie(context, trustedDeviceCookieName(secure), token, {
    httpOnly: true,
    sameSite: "Strict",
    secure,
    path: "/",
    maxAge: COOKIE_SECONDS,
  });
}
