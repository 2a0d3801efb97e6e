import type { Draft } from "./draft.ts";

/**
 * Where a form that was begun waits between two page loads: in this tab, and no longer than the tab. Synchronous, since
 * a
 * page that goes away does not wait. What cannot be read, or does not have the right shape, is `undefined`; a store
 * that is
 * full or forbidden keeps nothing. Never gets a password or a code: the form sees to that.
 */
export interface DraftPort {
  /** The draft of the form with this name. */
  read(form: string): Draft | undefined;
  /** Keeps the draft of a form in place of the one before. */
  write(form: string, draft: Draft): void;
  /** Removes the draft of a form, if there is one. */
  remove(form: string): void;
  /** Removes every draft of the portal that `stays` does not want, and all that cannot be read. */
  sweep(isRetained: (draft: Draft) => boolean): void;
}
