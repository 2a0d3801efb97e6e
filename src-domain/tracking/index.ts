export type * from "./analytics.port.ts";
export type * from "./tracking.port.ts";
export type * from "./session-recording.port.ts";
export * from "./interactions.port.ts";
export type * from "./faults.port.ts";
export * from "./page-view.ts";
export * from "./without-personal-data.ts";
export * from "./fault.ts";
export * from "./repeats.ts";
