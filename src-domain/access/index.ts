export * from "./access.ts";
export * from "./decision.ts";
