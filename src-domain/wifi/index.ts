export * from "./network.ts";
export * from "./parameter.ts";
export * from "./pending-change.ts";
export * from "./wifi.ts";
export * from "./wifi-refusal.ts";
export * from "./password-strength.ts";
export type * from "./wifi.port.ts";
export * from "./router-change-request.ts";
