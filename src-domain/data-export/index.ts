export * from "./data-export.ts";
export * from "./export-page.ts";
export type * from "./export-shapes.ts";
