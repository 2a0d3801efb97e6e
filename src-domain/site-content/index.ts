export * from "./site-content.ts";
export * from "./site-text.ts";
export * from "./site-content.port.ts";
export type * from "./site-copy.port.ts";
export * from "./welcome-marks.port.ts";
