export * from "./withdrawal.ts";
export * from "./withdrawal-window.ts";
export * from "./order-withdrawal.ts";
export type { WithdrawalPort } from "./withdrawal.port.ts";
