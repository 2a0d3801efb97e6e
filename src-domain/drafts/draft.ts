import type { Instant } from "../shared-kernel/index.ts";

/** What a field may leave behind: text, a tick, or several choices. A file cannot be kept. */
export type DraftValue = string | boolean | readonly string[];

/** What was typed, by field: only what differs from the form as it was opened. */
export type DraftValues = Readonly<Record<string, DraftValue>>;

/**
 * What was sent and has had no answer yet: sent again it is to be the same intent, also after the page was loaded anew.
 */
export interface UnansweredRequest {
  readonly intentId: string;
  /** What stood in the form then. */
  readonly values: DraftValues;
}

/** A form that was begun: whose it is, when it was typed in last, and what stands there. */
export interface Draft {
  /** The customer and the account (`draftOwner`): nobody else is ever shown it. */
  readonly owner: string;
  /** Wall-clock time, ms. */
  readonly savedAt: Instant;
  readonly values: DraftValues;
  readonly unanswered?: UnansweredRequest | undefined;
}

/** How long a draft waits for its customer: twice a session, ms. */
export const DRAFT_LIFETIME_MS = 30 * 60_000;

/** Whose drafts they are: a person, and the account that is acted for. */
export function draftOwner({
  userId,
  currentContext,
}: {
  readonly userId: string;
  readonly currentContext: string;
}): string {
  return `${userId}/${currentContext}`;
}

/**
 * Whether the draft may still be shown to `owner`. One from the future is none: the clock was set back, and nobody
 * knows how old it is.
 */
export function isDraftValid(draft: Draft, owner: string, now: Instant): boolean {
  const age = now - draft.savedAt;
  return draft.owner === owner && age >= 0 && age < DRAFT_LIFETIME_MS;
}
