import type { Context } from "hono";

/** Address of requests that came without a network, as in tests. */
const NO_NETWORK = "local";

/** Reads the address of the socket from the bindings of the Node server. */
function socketAddress(bindings: unknown): string | undefined {
  if (typeof bindings !== "object" || bindings === null || !("incoming" in bindings)) return undefined;
  const { incoming } = bindings;
  if (typeof incoming !== "object" || incoming === null || !("socket" in incoming)) return undefined;
  const { socket } = incoming;
  if (typeof socket !== "object" || socket === null || !("remoteAddress" in socket)) return undefined;
  return typeof socket.remoteAddress === "string" ? socket.remoteAddress : undefined;
}

/**
 * Returns the network address of the browser. The proxy in front appends it to `X-Forwarded-For`; entries before the
 * last one are the browser's own words.
 */
export function requestAddress(context: Context): string {
  const forwarded = context.req.header("x-forwarded-for")?.split(",").at(-1)?.trim();
  return forwarded || (socketAddress(context.env) ?? NO_NETWORK);
}
