import type { OutageNewsOrder, OutageNewsPort, OutageNewsRefusal } from "#domain/messages/messages.port.ts";
import { fail, succeed } from "#domain/shared-kernel/index.ts";
import { isCodeOf, orMalformed, type OperationGateway } from "../gateway/service-response.ts";

/** A record, so that a code added to the domain and forgotten here does not compile. */
const CODES: Readonly<Record<OutageNewsRefusal["code"], true>> = {
  "unknown-outage": true,
  "wrong-phone": true,
  unknown: true,
};

/** Orders news about outages over SOAP. */
export class SoapOutageNewsAdapter implements OutageNewsPort {
  readonly #gateway: OperationGateway;

  constructor(gateway: OperationGateway) {
    this.#gateway = gateway;
  }

  async subscribe({
    idempotencyKey: intentId,
    outageId,
    phone,
  }: OutageNewsOrder): ReturnType<OutageNewsPort["subscribe"]> {
    const outcome = await this.#gateway.call("subscribeOutage", {
      intentId,
      outageId,
      ...(phone === undefined ? {} : { phone }),
    });
    if (!outcome.ok) return outcome;
    const { refusalCode, data } = outcome.value;
    if (refusalCode !== undefined)
      return fail({ kind: "outage-news-refused", code: isCodeOf(CODES, refusalCode) ? refusalCode : "unknown" });
    // The response names its outage and the number; a response about another order is malformed.
    const isApplied = data.optionalText("outageId") === outageId && data.optionalText("smsPhone") === phone;
    return isApplied ? succeed("subscribed" as const) : orMalformed<"subscribed">(data, undefined);
  }
}
