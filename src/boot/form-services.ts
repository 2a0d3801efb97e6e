import { reaction } from "mobx";
import { draftOwner, Drafts, type DraftPort } from "#domain/drafts/index.ts";
import type { UserSession } from "#domain/session/index.ts";
import type { ReturnAddressPort } from "#domain/navigation/return-address.port.ts";
import type { ClockPort } from "#domain/shared-kernel/index.ts";
import { UnsavedChanges } from "#ui/shared/forms/unsaved-changes.ts";
import type { SessionStore } from "#ui/stores/session/session.store.ts";

/** What every form of the portal shares. Comes after the first screen: none of it is needed to look at one. */
export interface FormServices {
  /** Forms that this customer has begun, by the name of the form. */
  readonly drafts: Drafts;
  /** Asked before a page or a dialog with a form is left; every screen with a form tells it. */
  readonly unsaved: UnsavedChanges;
}

/**
 * Opens the desk. Drafts follow the session from here on: a lost one leaves them to their customer, a logout nothing
 * (SESS-06).
 */
export function createFormServices(
  port: DraftPort,
  clock: ClockPort,
  session: SessionStore,
  returnAddress: ReturnAddressPort,
): FormServices {
  const drafts = new Drafts(port, clock);
  drafts.removeExpired();
  const follow = (current: UserSession | undefined): void => {
    if (current !== undefined) drafts.open(draftOwner(current));
    else if (session.ended === "logout") {
      drafts.forget();
      // a partner's token goes with the customer who logs out
      returnAddress.forget();
    } else drafts.close();
  };
  // not by `fireImmediately`: created while an observer renders, a reaction would run only after the form was created
  follow(session.current);
  reaction(() => session.current, follow);
  return { drafts, unsaved: new UnsavedChanges() };
}
