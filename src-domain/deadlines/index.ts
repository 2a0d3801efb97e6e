export * from "./deadline.ts";
export * from "./contract-deadlines.ts";
export * from "./invoice-deadlines.ts";
export * from "./order-deadlines.ts";
export * from "./request-deadlines.ts";
