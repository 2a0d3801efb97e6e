export * from "./termination-contract.ts";
export * from "./termination.ts";
export { pendingChangeOf } from "./pending-change.ts";
export type * from "./terminations.port.ts";
