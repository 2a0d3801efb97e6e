export type * from "./analytics.port.ts";
export type * from "./tracking.port.ts";
export type * from "./session-recording.port.ts";
export * from "./interactions.port.ts";
export type * from "./faults.port.ts";
export * from "./page-view.ts";
export * from "./remove-personal-data.ts";
export * from "./describe-fault.ts";
export * from "./recent-reports.ts";
