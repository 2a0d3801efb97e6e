import type { Context, MiddlewareHandler } from "hono";

/** Reads a body without a stated length; `undefined` when it exceeds `maxBytes`. */
async function readUpTo(
  body: ReadableStream<Uint8Array>,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body) {
    size += part.length;
    if (size > maxBytes) return undefined;
    parts.push(part);
  }
  return new Uint8Array(Buffer.concat(parts));
}

const tooLarge = (context: Context): Response => context.text("The body is too large.", 413);

/**
 * Refuses longer bodies without reading them to their end. Hono's `bodyLimit` copies the request of a body without a
 * stated length, which requires that the server replaces the global `Request`.
 */
export function limitBody(maxBytes: number): MiddlewareHandler {
  return async (context, next) => {
    const { req } = context;
    if (req.header("transfer-encoding") === undefined)
      return Number(req.header("content-length") ?? 0) > maxBytes ? tooLarge(context) : next();
    if (req.raw.body === null) return next();
    const body = await readUpTo(req.raw.body, maxBytes);
    if (body === undefined) return tooLarge(context);
    context.req.raw = new Request(req.url, { method: req.method, headers: req.header(), body });
    return next();
  };
}
