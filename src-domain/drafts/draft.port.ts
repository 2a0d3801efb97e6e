import type { Draft } from "./draft.ts";

/**
 * Stores unfinished forms in this tab across page loads, until the tab is closed. Synchronous, because an unloading
 * page does not wait. Unreadable data is `undefined`; a full or forbidden store saves nothing. Forms never store a
 * password or a code here.
 */
export interface DraftPort {
  /** Returns the draft with this name (`draftName`). */
  read(name: string): Draft | undefined;
  /** Returns the readable drafts of all forms. */
  readAll(): readonly Draft[];
  /** Replaces the draft with this name. */
  write(name: string, draft: Draft): void;
  /** Removes the draft with this name, if there is one. */
  remove(name: string): void;
  /** Removes the drafts that `isRetained` rejects, and all unreadable ones. */
  sweep(isRetained: (draft: Draft) => boolean): void;
  /** Returns path and query of the page that the customer sees; `undefined` if there is none. */
  shownPage(): string | undefined;
}
