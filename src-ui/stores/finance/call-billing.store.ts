import { action, makeObservable, observableRef } from "mobx";
import type { BilledUse } from "#domain/finance/call-billing.ts";
import type { CallBillingRefusal, CallBillingPort } from "#domain/finance/call-billing.port.ts";
import type { BillingRange } from "#domain/finance/billing-range.ts";
import { succeed, type Result, type TransportFailure } from "#domain/shared-kernel/index.ts";
import { AsyncValue } from "../async-value.ts";

/** Response of the server for a range: billed uses, or a refusal. */
export type BillingResponse =
  | { readonly kind: "uses"; readonly range: BillingRange; readonly uses: readonly BilledUse[] }
  | { readonly kind: "refused"; readonly range: BillingRange; readonly code: CallBillingRefusal["code"] };

/** Call billing of the selected range (FIN-08). */
export class CallBillingStore {
  range: BillingRange | undefined = undefined;
  readonly response: AsyncValue<BillingResponse>;
  readonly #port: CallBillingPort;

  constructor(port: CallBillingPort) {
    this.#port = port;
    this.response = new AsyncValue(() => this.ask());
    makeObservable(this, { range: observableRef, show: action });
  }

  /** Selects a range and loads it; drops the data of the former range. */
  show(range: BillingRange): void {
    if (range.from === this.range?.from && range.to === this.range.to) return;
    this.range = range;
    this.response.clear();
    void this.response.load();
  }

  private async ask(): Promise<Result<BillingResponse, TransportFailure>> {
    const { range } = this;
    if (range === undefined) throw new RangeError("no range was selected");
    const result = await this.#port.load(range);
    if (result.ok) return { ...result, value: { kind: "uses", range, uses: result.value } };
    const { failure } = result;
    return failure.kind === "billing-refused"
      ? succeed({ kind: "refused", range, code: failure.code })
      : { ok: false, failure };
  }
}
