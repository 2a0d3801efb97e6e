import type { OpenPayment } from "#domain/finance/open-payment.ts";
import { succeed } from "#domain/shared-kernel/index.ts";
import { OpenPaymentsStore } from "#ui/stores/finance/open-payments.store.ts";

/** Creates a store of these unfinished payments. */
export function fakeOpenPaymentsStore(payments: readonly OpenPayment[] = []): OpenPaymentsStore {
  return new OpenPaymentsStore({
    load: () => Promise.resolve(succeed(payments)),
    abandon: () => Promise.resolve(succeed("abandoned")),
  });
}
