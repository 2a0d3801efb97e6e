export * from "./access.ts";
export * from "./portal-parts.ts";
export * from "./supported-parts.port.ts";
