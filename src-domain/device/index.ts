export * from "./device.ts";
export type * from "./device-login.port.ts";
export * from "./device-memory.ts";
export type * from "./device-memory.port.ts";
export type * from "./device-registration.port.ts";
export type * from "./native-bridge.port.ts";
export * from "./tapped-push.ts";
export * from "./unsigned.ts";
export * from "./way-in.ts";
