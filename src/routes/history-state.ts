import type { ClosedActionLinkState } from "#domain/action-links/index.ts";

/** History state of the login page after a logout: the page shows the logout notice. */
export const SIGNED_OUT = "notice";

/**
 * History state of the page after a switch of the account: skips the question about unsaved changes of the former
 * account.
 */
export const CONTEXT_SWITCHED = "account";

/**
 * History state of an address whose link token was removed. A reload or "back" then asks for the link instead of
 * showing the result that the address names.
 */
export const LINK_OPENED = "link";

/** History state after an answer to an action link, by the state of the link: a reload shows it without the token. */
export const LINK_ANSWERED = {
  accepted: "link-accepted",
  declined: "link-declined",
  "contact-requested": "link-contact-requested",
  expired: "link-expired",
  annulled: "link-annulled",
} as const satisfies Readonly<Record<ClosedActionLinkState, string>>;

/** History state of a summary that was opened from the page before it: leaving it goes back to that page. */
export const REVIEW_OPENED = "review-opened";

/** History state of `/sessionExpired` for a session that reached its latest end (SESS-15). */
export const LIFETIME_OVER = "lifetime-over";
