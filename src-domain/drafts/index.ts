export * from "./draft.ts";
export * from "./drafts.ts";
export type { DraftPort } from "./draft.port.ts";
