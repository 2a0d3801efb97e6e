import { isIP } from "node:net";
import type { MiddlewareHandler } from "hono";
import type { AppEnv } from "./request-tenant.ts";

/** Decides if the sandbox answers at a host. */
export type IsKnownHost = (header: string | undefined) => boolean;

/** Returns the host name of a `Host` header in lower case, without port and brackets. */
function hostNameOf(header: string): string {
  const [, bracketed, plain = ""] = /^(?:\[([\d:a-f]+)\]|([^:]*))(?::\d+)?$/i.exec(header) ?? [];
  return (bracketed ?? plain).toLowerCase();
}

/**
 * Returns the rule of accepted hosts: this machine, IP addresses and `names`. A page of another site can point a name
 * of its own to this machine (DNS rebinding) and would then read every answer; it cannot do that with an address.
 */
export function knownHosts(names: readonly string[]): IsKnownHost {
  const known = new Set(names.map((name) => name.toLowerCase()));
  return (header) => {
    // Every browser names a host; only programs do not.
    if (header === undefined) return true;
    const name = hostNameOf(header);
    return name === "localhost" || name.endsWith(".localhost") || isIP(name) !== 0 || known.has(name);
  };
}

/** Refuses requests for hosts other than the sandbox's. */
export function refuseUnknownHosts(isKnownHost: IsKnownHost): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    if (isKnownHost(context.req.header("host"))) return next();
    return context.text("The sandbox does not answer at this host. SANDBOX_HOSTS names further hosts.", 421);
  };
}

/** Returns the host of an `Origin` header; `undefined` for `null` and invalid ones. */
const hostOf = (origin: string): string | undefined => URL.parse(origin)?.host;

/**
 * Refuses requests of other sites, such as a form that moves the clock. Opening a page is allowed: the portal at
 * 127.0.0.1 frames pages of localhost.
 */
export const refuseCrossSite: MiddlewareHandler<AppEnv> = async (context, next) => {
  const { req } = context;
  const site = req.header("sec-fetch-site");
  const origin = req.header("origin");
  const opensPage = req.header("sec-fetch-mode") === "navigate" && req.method === "GET";
  const isCrossSite =
    site === undefined
      ? origin !== undefined && hostOf(origin) !== req.header("host")?.toLowerCase()
      : site === "cross-site" && !opensPage;
  return isCrossSite ? context.text("The sandbox takes no requests of other sites.", 403) : next();
};
