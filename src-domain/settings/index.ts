export * from "./move-account-to-front.ts";
export type * from "./client-accounts.port.ts";
export * from "./factor-setup.ts";
export * from "./mobile-devices.port.ts";
export * from "./permissions-refresh.port.ts";
export * from "./settings-refusal.ts";
export * from "./second-factor.ts";
export type * from "./second-factor.port.ts";
export type * from "./sign-in.port.ts";
