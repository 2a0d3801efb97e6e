import { fail, formatPolishDate } from "#domain/shared-kernel/index.ts";
import type { Result, TransportFailure } from "#domain/shared-kernel/index.ts";
import { BILLED_KINDS, type BilledKind, type BilledUse } from "#domain/finance/call-billing.ts";
import type { CallBillingRefusal, CallBillingPort } from "#domain/finance/call-billing.port.ts";
import type { BillingRange } from "#domain/finance/billing-range.ts";
import { isCodeOf, readLongList } from "../gateway/service-response.ts";
import type { OperationGateway } from "../gateway/service-response.ts";
import type { Fields } from "../decoding/fields.ts";

/** A record, so that a code added to the domain and forgotten here does not compile. */
const CODES: Readonly<Record<CallBillingRefusal["code"], true>> = {
  "not-yet": true,
  "wrong-range": true,
  unknown: true,
};

function kindFrom(text: string | undefined): BilledKind {
  return BILLED_KINDS.find((kind) => kind === text) ?? "other";
}

/** Decodes a line of the call billing; `undefined` without a time, a number or an amount. */
function decodeUse(item: Fields): BilledUse | undefined {
  const at = item.requiredInstant("at");
  const number = item.requiredText("number");
  const amount = item.requiredAmount("amount");
  if (at === undefined || number === undefined || amount === undefined) return undefined;
  return {
    at,
    number,
    kind: kindFrom(item.openWord("kind", BILLED_KINDS)),
    party: item.optionalText("party"),
    seconds: item.whole("seconds"),
    bytes: item.whole("bytes"),
    amount,
    net: item.amount("net"),
  };
}

/** Calls, messages and data transfer over SOAP. */
export class SoapCallBillingAdapter implements CallBillingPort {
  readonly #gateway: OperationGateway;

  constructor(gateway: OperationGateway) {
    this.#gateway = gateway;
  }

  async load({ from, to }: BillingRange): Promise<Result<readonly BilledUse[], CallBillingRefusal | TransportFailure>> {
    const outcome = await this.#gateway.call("getCallBilling", {
      from: formatPolishDate(from),
      to: formatPolishDate(to),
    });
    const code = outcome.ok ? outcome.value.refusalCode : undefined;
    if (code !== undefined) return fail({ kind: "billing-refused", code: isCodeOf(CODES, code) ? code : "unknown" });
    return readLongList(outcome, "uses", decodeUse);
  }
}
