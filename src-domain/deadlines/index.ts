export * from "./deadline.ts";
export * from "./contract-deadlines.ts";
export * from "./invoice-deadlines.ts";
export * from "./withdrawal-deadlines.ts";
export * from "./request-deadlines.ts";
export * from "./changed-terms-deadlines.ts";
export * from "./contract-end-deadlines.ts";
export * from "./contract-withdrawal-deadlines.ts";
