export * from "./check.ts";
export * from "./configuration.ts";
export * from "./configuration.port.ts";
export * from "./contrast.ts";
export * from "./help-hours.ts";
export * from "./judge.ts";
