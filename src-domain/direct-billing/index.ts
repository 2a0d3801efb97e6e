export * from "./billing.ts";
export type * from "./direct-billing.port.ts";
export * from "./machine.ts";
export * from "./order.ts";
export * from "./permissions.ts";
export * from "./refusal.ts";
export * from "./service.ts";
