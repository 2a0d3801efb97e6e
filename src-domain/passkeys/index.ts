export type * from "./authenticator.port.ts";
export * from "./passkey.ts";
export type * from "./passkey-login.port.ts";
export type * from "./passkeys.port.ts";
