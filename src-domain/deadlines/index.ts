export * from "./deadline.ts";
export * from "./contract-deadlines.ts";
export * from "./invoice-deadlines.ts";
export * from "./withdrawal-deadlines.ts";
export * from "./request-deadlines.ts";
