export * from "./withdrawal.ts";
export * from "./withdrawal-window.ts";
export type { WithdrawalPort } from "./withdrawal.port.ts";
