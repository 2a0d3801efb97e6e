import type { Context } from "hono";
import type { LmsHttpDependencies } from "./lms-http-dependencies.ts";

/** Returns the origin at which the browser uses the portal. The server in front may use TLS. */
export function portalOrigin({ portal }: Pick<LmsHttpDependencies, "portal">, context: Context): string {
  if (portal !== undefined) return portal;
  const { protocol, host } = new URL(context.req.url);
  return `${context.req.header("x-forwarded-proto") === "https" ? "https:" : protocol}//${host}`;
}
