export * from "./validators.ts";
export * from "./configuration.ts";
export * from "./configuration.port.ts";
export * from "./contract-operations.ts";
export * from "./contrast.ts";
export * from "./find-unknown-operations.ts";
export * from "./format-help-line-hours.ts";
export * from "./validate-configuration.ts";
