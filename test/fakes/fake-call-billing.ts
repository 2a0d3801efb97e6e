import { fail, succeed, warsawDateAt, type WarsawDate } from "#domain/shared-kernel/index.ts";
import type { Result, TransportFailure } from "#domain/shared-kernel/index.ts";
import type { BilledUse } from "#domain/finance/call-billing.ts";
import type { BillingRefusal, CallBillingPort } from "#domain/finance/call-billing.port.ts";
import { BILLING_DAYS, daysOf, type BillingRange } from "#domain/finance/call-range.ts";
import { Script } from "./script.ts";

export interface FakeCallBilling extends CallBillingPort {
  readonly script: Script<"load">;
  /** What was asked for, in order. */
  readonly asked: readonly BillingRange[];
}

/** A billing in memory, of these uses and no later than `last`. */
export function fakeCallBilling(uses: readonly BilledUse[], last: WarsawDate): FakeCallBilling {
  const script: FakeCallBilling["script"] = new Script();
  const asked: BillingRange[] = [];
  const refuse = (code: BillingRefusal["code"]): Result<never, BillingRefusal> =>
    fail({ kind: "billing-refused", code });
  return {
    script,
    asked,
    load(range) {
      asked.push(range);
      return script.answer("load", (): Result<readonly BilledUse[], BillingRefusal | TransportFailure> => {
        if (range.from > range.to || daysOf(range) > BILLING_DAYS) return refuse("wrong-range");
        if (range.to > last) return refuse("not-yet");
        return succeed(uses.filter(({ at }) => warsawDateAt(at) >= range.from && warsawDateAt(at) <= range.to));
      });
    },
  };
}
