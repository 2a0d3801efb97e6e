export * from "./network.ts";
export * from "./parameter.ts";
export * from "./pending.ts";
export * from "./place.ts";
export * from "./refusal.ts";
export * from "./strength.ts";
export * from "./wifi.ts";
export type * from "./wifi.port.ts";
export * from "./wish.ts";
