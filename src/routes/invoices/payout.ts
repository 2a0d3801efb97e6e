import { PayoutDialog, Payouts, PayoutsView } from "#ui/features/invoices/payout/payout.part.ts";
import type { PayoutAround, PayoutPart } from "#ui/features/invoices/payout/payout-slot.ts";
import { PayoutsStore } from "#ui/stores/finance/payouts.store.ts";
import type { App } from "../../boot/app.ts";
import { PAYOUTS_PORT } from "../../container/tokens.ts";

/**
 * Paying an overpayment out, over the wire: fetched by those who have one. Rejects where what forms share cannot be
 * had.
 */
export async function payoutPart(app: App, around: PayoutAround): Promise<PayoutPart> {
  const { drafts } = await app.forms();
  const store = new PayoutsStore(app.container.root.get(PAYOUTS_PORT));
  return {
    View: PayoutsView,
    Dialog: PayoutDialog,
    model: new Payouts({
      ...around,
      store,
      idempotencyKeys: app.idempotencyKeys,
      accounts: app.settings.limits.bankAccount === "polish" ? "polish" : "short",
      draft: drafts.of("payout"),
    }),
  };
}
