export * from "./session.ts";
export * from "./session.port.ts";
export * from "./session-storage.port.ts";
export * from "./service-signals.port.ts";
export * from "./credentials.port.ts";
