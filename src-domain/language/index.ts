export * from "./language.ts";
export * from "./language.port.ts";
export type * from "./login-language.port.ts";
export * from "./parse-language.ts";
export * from "./suggest-language.ts";
export * from "./format-local-number.ts";
export type { LocalFormats } from "./local-formats.ts";
export * from "./weekday-words.ts";
