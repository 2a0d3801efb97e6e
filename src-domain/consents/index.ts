export * from "./consent.ts";
export * from "./consents.port.ts";
