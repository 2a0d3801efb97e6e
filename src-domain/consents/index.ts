export * from "./agreement.ts";
export * from "./agreements.port.ts";
export * from "./choices.ts";
export * from "./consent.ts";
export * from "./consents.port.ts";
