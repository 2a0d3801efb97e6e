import { decimalOf, fail, parseWireDay } from "#domain/shared-kernel/index.ts";
import type { Result, TransportFailure } from "#domain/shared-kernel/index.ts";
import type { Payout, PayoutOrder, PayoutRefusal } from "#domain/finance/payout.ts";
import type { PayoutsPort } from "#domain/finance/payouts.port.ts";
import { isCodeOf, orMalformed, readServiceResponse } from "../gateway/service-response.ts";
import type { OperationGateway } from "../gateway/service-response.ts";
import type { Fields } from "../decoding/fields.ts";

/** Records, so that a state or code added to the domain and forgotten here does not compile. */
const STATES: Readonly<Record<Payout["state"], Payout["state"]>> = { ordered: "ordered", sent: "sent" };
const CODES: Readonly<Record<PayoutRefusal["code"], true>> = { "too-much": true, "wrong-account": true, unknown: true };

/** Decodes a payout; `undefined` for an unknown state, because the portal must not guess about money. */
function decodePayout(item: Fields): Payout | undefined {
  const payoutId = item.requiredText("payoutId");
  const amount = item.requiredAmount("amount");
  const orderedOn = item.requiredParsed("orderedOn", parseWireDay, "a day DD-MM-YYYY");
  const state = item.requiredWord("state", Object.values(STATES));
  const arrivesBy = item.parsed("arrivesBy", parseWireDay, "a day DD-MM-YYYY");
  if (payoutId === undefined || amount === undefined || orderedOn === undefined || state === undefined)
    return undefined;
  return { payoutId, amount, accountEnd: item.text("accountEnd") ?? "", orderedOn, state, arrivesBy };
}

/** Payouts of overpayments over SOAP. */
export class SoapPayoutsAdapter implements PayoutsPort {
  readonly #gateway: OperationGateway;

  constructor(gateway: OperationGateway) {
    this.#gateway = gateway;
  }

  async load(): Promise<Result<readonly Payout[], TransportFailure>> {
    return readServiceResponse(await this.#gateway.call("getOverpaymentPayouts"), (data) =>
      data.requiredList("payouts", decodePayout),
    );
  }

  async order({
    idempotencyKey: intentId,
    account,
    amount,
  }: PayoutOrder): Promise<Result<Payout, PayoutRefusal | TransportFailure>> {
    const outcome = await this.#gateway.call("orderOverpaymentPayout", {
      intentId,
      account,
      amount: decimalOf(amount),
    });
    if (!outcome.ok) return outcome;
    const { refusalCode, data } = outcome.value;
    if (refusalCode !== undefined)
      return fail({ kind: "payout-refused", code: isCodeOf(CODES, refusalCode) ? refusalCode : "unknown" });
    return orMalformed(data, data.decodeChild("payout", decodePayout));
  }
}
