// What paying an overpayment out needs: fetched by those who have one.
export { Payouts } from "./payout.model.ts";
export { PayoutDialog } from "./payout-dialog.view.tsx";
export { PayoutsView } from "./payout.view.tsx";
