export * from "./result.ts";
export * from "./failure.ts";
export * from "./write.ts";
export * from "./same-content.ts";
export * from "./money.ts";
export * from "./warsaw-calendar.ts";
export type { ClockPort, Instant } from "./clock.port.ts";
export type { IntentIdPort } from "./intent-id.port.ts";
