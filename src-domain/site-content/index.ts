export * from "./site-content.ts";
export * from "./site-content.port.ts";
export * from "./welcome-marks.port.ts";
