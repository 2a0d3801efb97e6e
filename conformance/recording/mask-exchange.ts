import type { Exchange } from "../exchange/exchange.ts";
import { callFingerprint } from "../exchange/call-fingerprint.ts";
import type { IsUnmasked } from "./unmasked-values.ts";
import { maskHeaders, maskXml } from "./mask-message.ts";
import type { ValueMask } from "./value-mask.ts";

/**
 * Masks secrets and personal data of an exchange. A right fingerprint becomes the right one of the masked session id,
 * so that it can still be checked; a wrong one stays wrong.
 */
export function maskExchange(exchange: Exchange, mask: ValueMask, isUnmasked: IsUnmasked): Exchange {
  const { operation, request, response } = exchange;
  const sessionId = (request.headers["authorization"] ?? "").replace(/^Bearer /, "");
  const headers = maskHeaders(request.headers, mask);
  const isRight = request.headers["x-ebok-fingerprint"] === callFingerprint(operation, sessionId);
  return {
    ...exchange,
    request: {
      ...request,
      // The address of a file opens it; it is masked as in the response that gave it out.
      url: operation === "" ? mask(request.url) : request.url,
      headers: isRight
        ? { ...headers, "x-ebok-fingerprint": callFingerprint(operation, sessionId === "" ? "" : mask(sessionId)) }
        : headers,
      body: maskXml(request.body, mask, isUnmasked),
    },
    response: response && {
      ...response,
      headers: maskHeaders(response.headers, mask),
      body: maskXml(response.body, mask, isUnmasked),
    },
  };
}
