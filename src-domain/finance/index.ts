export * from "./financial-entry.ts";
export * from "./entry-state.ts";
export * from "./due-summary.ts";
export * from "./balance-status.ts";
export * from "./invoice-history.ts";
export * from "./payment.ts";
export type * from "./payment-address.ts";
export * from "./finance.port.ts";
export type * from "./invoice-details.ts";
export type * from "./call-billing.ts";

// payment-order.ts, payment-address.ts, transfer.ts and transfer-code.ts are imported by path, so that the first screen
// does not load them.
