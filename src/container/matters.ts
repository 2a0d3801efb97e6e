import type { SoapCaller } from "#adapters/soap/answer.ts";
import { SoapMatters } from "#adapters/soap/matters/soap-matters.adapter.ts";
import type { MattersPort } from "#domain/matters/index.ts";

/**
 * What the links of messages are about. No module of the container: it comes with the one route that needs it, so that whoever
 * has come to log in need not load so much as its name.
 */
export function mattersOver(caller: SoapCaller): MattersPort {
  return new SoapMatters(caller);
}
