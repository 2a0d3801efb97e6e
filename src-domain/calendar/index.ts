export * from "./calendar-text.ts";
