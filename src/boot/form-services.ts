import { reaction } from "mobx";
import { draftOwner, Drafts, type DraftPort } from "#domain/drafts/index.ts";
import type { UserSession } from "#domain/session/index.ts";
import type { ClockPort } from "#domain/shared-kernel/index.ts";
import { UnsavedChanges } from "#ui/shared/forms/unsaved-changes.ts";
import type { SessionStore } from "#ui/stores/session/session.store.ts";

/** Services shared by all forms. Loaded after the first screen. */
export interface FormServices {
  /** Drafts of this customer, by form name. */
  readonly drafts: Drafts;
  /** Unsaved changes; the portal asks before the customer leaves them. Every screen with a form registers its own. */
  readonly unsaved: UnsavedChanges;
  /** Returns true if drafts are kept for the account of a session. */
  readonly hasDraftsOf: (session: Pick<UserSession, "userId" | "currentContext">) => boolean;
}

/**
 * Creates the form services. Drafts follow the session: after an expired session, and a switch of the account by
 * another tab, they stay for their account (SESS-17); after a logout they are removed (SESS-06). A visitor without a
 * session has drafts of its own.
 */
export function createFormServices(port: DraftPort, clock: ClockPort, session: SessionStore): FormServices {
  const drafts = new Drafts(port, clock);
  drafts.removeExpired();
  const follow = (current: UserSession | undefined): void => {
    if (current !== undefined) drafts.open(draftOwner(current));
    else if (session.ended === "logout") drafts.forget();
    else drafts.openForGuest();
  };
  // Not `fireImmediately`: while an observer renders, a reaction would run only after the form was created.
  follow(session.current);
  reaction(() => session.current, follow);
  return {
    drafts,
    unsaved: new UnsavedChanges(),
    hasDraftsOf: (account) => drafts.hasUnfinished(draftOwner(account)),
  };
}
