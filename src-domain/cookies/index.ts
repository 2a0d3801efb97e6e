export * from "./cookie-choice.port.ts";
export * from "./cookie-choice.ts";
