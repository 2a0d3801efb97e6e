export * from "./consent.ts";
export * from "./consents.port.ts";
export * from "./consent-selection.ts";
