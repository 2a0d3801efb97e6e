export * from "./onboarding.ts";
export * from "./onboarding-facts.ts";
export * from "./progress.ts";
export * from "./onboarding.port.ts";
