import { action, makeObservable, observableRef } from "mobx";
import type { BilledUse } from "#domain/finance/call-billing.ts";
import type { CallBillingRefusal, CallBillingPort } from "#domain/finance/call-billing.port.ts";
import type { BillingRange } from "#domain/finance/billing-range.ts";
import { succeed, type Result, type TransportFailure } from "#domain/shared-kernel/index.ts";
import { AsyncValue } from "../async-value.ts";

/** What the provider says of a range: what was used, or why it does not say. */
export type BillingAnswer =
  | { readonly kind: "uses"; readonly range: BillingRange; readonly uses: readonly BilledUse[] }
  | { readonly kind: "refused"; readonly range: BillingRange; readonly code: CallBillingRefusal["code"] };

/** The billing of the days that are looked at (FIN-08). */
export class CallBillingStore {
  range: BillingRange | undefined = undefined;
  readonly answer: AsyncValue<BillingAnswer>;
  readonly #port: CallBillingPort;

  constructor(port: CallBillingPort) {
    this.#port = port;
    this.answer = new AsyncValue(() => this.ask());
    makeObservable(this, { range: observableRef, show: action });
  }

  /** Looks at these days from now on; what was shown of others is forgotten. */
  show(range: BillingRange): void {
    if (range.from === this.range?.from && range.to === this.range.to) return;
    this.range = range;
    this.answer.clear();
    void this.answer.load();
  }

  private async ask(): Promise<Result<BillingAnswer, TransportFailure>> {
    const { range } = this;
    if (range === undefined) throw new RangeError("no days were chosen");
    const result = await this.#port.load(range);
    if (result.ok) return succeed({ kind: "uses", range, uses: result.value });
    const { failure } = result;
    return failure.kind === "billing-refused"
      ? succeed({ kind: "refused", range, code: failure.code })
      : { ok: false, failure };
  }
}
