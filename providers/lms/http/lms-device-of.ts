import type { Context } from "hono";
import { deviceNameOf } from "#kit/http/device-name-of.ts";
import { readTrustedDeviceCookie, setTrustedDeviceCookie } from "#kit/http/trusted-device-cookie.ts";
import type { LmsDevice } from "../lms-operation.ts";

/** Logins of one browser that can trust it side by side. */
const MAX_COOKIE_TOKENS = 5;

/** Returns the browser of a request. `origin`: that of the portal. */
export function lmsDeviceOf(context: Context, origin: string): LmsDevice {
  const isSecure = origin.startsWith("https:");
  return {
    tokens: (readTrustedDeviceCookie(context, isSecure) ?? "").split(".").filter((token) => token !== ""),
    name: deviceNameOf(context.req.header("user-agent") ?? ""),
    rememberTokens: (tokens) => setTrustedDeviceCookie(context, isSecure, tokens.slice(0, MAX_COOKIE_TOKENS).join(".")),
  };
}
