// What paying an overpayment out needs: fetched by those who have one.
export { Payouts } from "./payout.model.ts";
export { PayoutsView } from "./payout.view.tsx";
