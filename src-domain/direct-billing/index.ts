export * from "./direct-billing.ts";
export type * from "./direct-billing.port.ts";
export * from "./limit-ends.ts";
export * from "./service-state.ts";
export * from "./order-state.ts";
export * from "./permissions.ts";
export * from "./billing-refusal.ts";
export * from "./streaming-service.ts";
