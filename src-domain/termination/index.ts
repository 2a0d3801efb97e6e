export * from "./termination-contract.ts";
export * from "./termination.ts";
export type * from "./terminations.port.ts";
