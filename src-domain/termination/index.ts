export * from "./termination-contract.ts";
export * from "./termination.ts";
export { termsAheadOf, type ReplacementContext } from "./pending-change.ts";
export type * from "./terminations.port.ts";
