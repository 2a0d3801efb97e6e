export * from "./result.ts";
export * from "./failure.ts";
// write.ts by its own name, so that the first screen does not bring it
export type * from "./write.ts";
export * from "./is-deep-equal.ts";
export * from "./money.ts";
export * from "./warsaw-calendar.ts";
export type { ClockPort, Instant } from "./clock.port.ts";
export type { ExclusiveWorkPort, IdempotencyKeyPort } from "./write.port.ts";
export type { FileAvailability, ProviderFile, ProviderFilesPort } from "./provider-files.port.ts";
