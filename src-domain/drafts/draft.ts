import type { Instant } from "../shared-kernel/index.ts";

/** Value of a field in a draft: text, checkbox, or several choices. Files cannot be stored. */
export type DraftValue = string | boolean | readonly string[];

/** Typed values by field: only those that differ from the opened form. */
export type DraftValues = Readonly<Record<string, DraftValue>>;

/** Request without a response. A resend uses the same idempotency key, also after a page reload. */
export interface UnansweredRequest {
  readonly intentId: string;
  /** Values of the form when it was sent. */
  readonly values: DraftValues;
}

/** Unfinished form with its owner and the time of its last change. */
export interface Draft {
  /** Customer and client account (`draftOwner`). The draft is never shown to another owner. */
  readonly owner: string;
  /** Wall-clock time, ms. */
  readonly savedAt: Instant;
  /** Path and query of the page with the form; `undefined` for a draft without a form, or of an older release. */
  readonly page?: string | undefined;
  readonly values: DraftValues;
  readonly unanswered?: UnansweredRequest | undefined;
}

/** Lifetime of a draft, ms: twice a session. */
export const DRAFT_LIFETIME_MS = 30 * 60_000;

/** Returns the owner of drafts: the user with the current client account. */
export function draftOwner({
  userId,
  currentContext,
}: {
  readonly userId: string;
  readonly currentContext: string;
}): string {
  return `${userId}/${currentContext}`;
}

/** Name under which the draft of a form is stored: each account of a customer has its own. */
export const draftName = (form: string, owner: string): string => `${form} ${owner}`;

/** Returns true if both owners are accounts of one customer. */
export function isSameCustomer(one: string, other: string): boolean {
  const customerOf = (owner: string) => owner.slice(0, owner.lastIndexOf("/") + 1);
  return customerOf(one) !== "" && customerOf(one) === customerOf(other);
}

/**
 * Returns true if the draft may be shown to `owner`. A draft from the future is invalid: the clock was set back, so its
 * age is unknown.
 */
export function isDraftValid(draft: Draft, owner: string, now: Instant): boolean {
  const age = now - draft.savedAt;
  return draft.owner === owner && age >= 0 && age < DRAFT_LIFETIME_MS;
}
