export * from "./onboarding.ts";
export * from "./progress.ts";
export * from "./onboarding.port.ts";
