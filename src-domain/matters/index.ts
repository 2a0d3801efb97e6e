export * from "./matter.ts";
export * from "./matter-page.ts";
export type { MattersPort } from "./matters.port.ts";
