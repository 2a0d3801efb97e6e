export * from "./result.ts";
export * from "./failure.ts";
// write.ts is imported by path, so that the first screen does not load it.
export type * from "./write.ts";
export * from "./is-deep-equal.ts";
export * from "./money.ts";
export type { PictureSources, ReportPicture, UnshownPicture } from "./picture-address.ts";
export * from "./warsaw-calendar.ts";
export type { ClockPort, Instant } from "./clock.port.ts";
export type { IdempotencyKeyPort } from "./idempotency-key.port.ts";
export type { FileAvailability, ProviderFile, ProviderFilesPort } from "./provider-files.port.ts";
export type { TabLockPort } from "./tab-lock.port.ts";
