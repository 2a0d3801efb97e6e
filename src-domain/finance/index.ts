export * from "./entry.ts";
export * from "./payment.ts";
export * from "./finance.port.ts";
