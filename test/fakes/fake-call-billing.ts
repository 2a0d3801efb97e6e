import { fail, succeed, warsawDateAt, type WarsawDate } from "#domain/shared-kernel/index.ts";
import type { Result, TransportFailure } from "#domain/shared-kernel/index.ts";
import type { BilledUse } from "#domain/finance/call-billing.ts";
import type { CallBillingRefusal, CallBillingPort } from "#domain/finance/call-billing.port.ts";
import { MAX_BILLING_RANGE_DAYS, rangeLengthDays, type BillingRange } from "#domain/finance/billing-range.ts";
import { Script } from "./script.ts";

export interface FakeCallBilling extends CallBillingPort {
  readonly script: Script<"load">;
  /** Requested ranges, in order. */
  readonly requestedRanges: readonly BillingRange[];
}

/** Billing in memory; days after `last` are not billed. */
export function fakeCallBilling(uses: readonly BilledUse[], last: WarsawDate): FakeCallBilling {
  const script: FakeCallBilling["script"] = new Script();
  const requestedRanges: BillingRange[] = [];
  const refuse = (code: CallBillingRefusal["code"]): Result<never, CallBillingRefusal> =>
    fail({ kind: "billing-refused", code });
  return {
    script,
    requestedRanges,
    load(range) {
      requestedRanges.push(range);
      return script.answer("load", (): Result<readonly BilledUse[], CallBillingRefusal | TransportFailure> => {
        if (range.from > range.to || rangeLengthDays(range) > MAX_BILLING_RANGE_DAYS) return refuse("wrong-range");
        if (range.to > last) return refuse("not-yet");
        return succeed(uses.filter(({ at }) => warsawDateAt(at) >= range.from && warsawDateAt(at) <= range.to));
      });
    },
  };
}
