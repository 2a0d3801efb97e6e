export { toExportedStatements } from "./statement-shapes.ts";
export * from "./data-export.ts";
export * from "./export-page.ts";
export type * from "./export-shapes.ts";
export type * from "./data-history.port.ts";
export type { ExportDevices } from "./detail-shapes.ts";
