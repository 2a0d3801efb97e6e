export type * from "./analytics.port.ts";
export type * from "./tracking.port.ts";
export type * from "./session-recording.port.ts";
export * from "./interactions.port.ts";
export type * from "./call-errors.port.ts";
export * from "./page-view.ts";
export * from "./remove-personal-data.ts";
export * from "./describe-transport-failure.ts";
export * from "./recent-reports.ts";
