import { createHash } from "node:crypto";
import type { Exchange } from "../exchange/exchange.ts";
import type { IsKeptValue } from "./kept-values.ts";
import { maskHeaders, maskXml } from "./mask-message.ts";
import type { ValueMask } from "./value-mask.ts";

const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");

/** Fingerprint of a call as docs/contract/README.md defines it. */
const fingerprintOf = (operation: string, sessionId: string): string => sha256(`${operation}:${sha256(sessionId)}`);

/**
 * Masks secrets and personal data of an exchange. A right fingerprint becomes the right one of the masked session id, so
 * that it can still be checked; a wrong one stays wrong.
 */
export function maskExchange(exchange: Exchange, mask: ValueMask, isKept: IsKeptValue): Exchange {
  const { operation, request, response } = exchange;
  const sessionId = (request.headers["authorization"] ?? "").replace(/^Bearer /, "");
  const headers = maskHeaders(request.headers, mask);
  const isRight = request.headers["x-ebok-fingerprint"] === fingerprintOf(operation, sessionId);
  return {
    ...exchange,
    request: {
      ...request,
      url: maskQuery(request.url, operation, mask),
      headers: isRight
        ? { ...headers, "x-ebok-fingerprint": fingerprintOf(operation, sessionId === "" ? "" : mask(sessionId)) }
        : headers,
      body: maskXml(request.body, mask, isKept),
    },
    response: response && {
      ...response,
      headers: maskHeaders(response.headers, mask),
      body: maskXml(response.body, mask, isKept),
    },
  };
}

/** Masks the address of a file, which opens it, as in the response that gave it out. */
const maskQuery = (url: string, operation: string, mask: ValueMask): string => (operation === "" ? mask(url) : url);
