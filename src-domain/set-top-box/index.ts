export * from "./decoder.ts";
export type * from "./set-top-box.port.ts";
