export * from "./action-link.ts";
export * from "./action-link-page.ts";
export type { ActionLinksPort } from "./action-links.port.ts";
