export * from "./onboarding.ts";
export * from "./onboarding.port.ts";
