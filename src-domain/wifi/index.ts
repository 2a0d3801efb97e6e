export * from "./network.ts";
export * from "./parameter.ts";
export * from "./pending.ts";
export * from "./wifi.ts";
export * from "./refusal.ts";
export * from "./strength.ts";
export type * from "./wifi.port.ts";
export * from "./wish.ts";
