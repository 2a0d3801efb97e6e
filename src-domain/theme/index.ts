export * from "./theme.ts";
export * from "./theme.port.ts";
