export * from "./termination-contract.ts";
export * from "./termination.ts";
export { termsAheadOf } from "./pending-change.ts";
export type * from "./terminations.port.ts";
