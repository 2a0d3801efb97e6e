export * from "./access.ts";
export * from "./portal-features.ts";
export * from "./feature-availability.port.ts";
