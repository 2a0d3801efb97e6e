import { computed, makeObservable } from "mobx";
import { accessOf, type Access } from "#domain/access/index.ts";
import { unreadCount } from "#domain/messages/index.ts";
import type { UserSession } from "#domain/session/index.ts";
import type { ClientStore } from "../client/client.store.ts";
import type { ContactStore } from "../contact/contact.store.ts";
import type { MessagesStore } from "../messages/messages.store.ts";
import type { OffersStore } from "../offers/offers.store.ts";
import type { SiteContentStore } from "../site-content/site-content.store.ts";

/** The stores whose data decides what this customer may see. */
export interface NavigationFacts {
  readonly session: { readonly current: UserSession | undefined };
  readonly client: ClientStore;
  readonly contact: ContactStore;
  readonly messages: MessagesStore;
  readonly offers: OffersStore;
  readonly siteContent: SiteContentStore;
}

/** What this customer may see, decided anew whenever what it depends on arrives or changes (NAV-04 to NAV-08, NAV-18). */
export class NavigationStore {
  readonly #facts: NavigationFacts;

  constructor(facts: NavigationFacts) {
    this.#facts = facts;
    makeObservable(this, { access: computed, unread: computed });
  }

  /** `undefined` for a guest. */
  get access(): Access | undefined {
    const session = this.#facts.session.current;
    if (session === undefined) return undefined;
    return accessOf({
      session,
      client: this.#facts.client.data.known,
      // what cannot be had is not offered: a failed answer hides an item, it does not keep it undecided
      offers: this.#facts.offers.history.knownOr([]),
      siteContent: this.#facts.siteContent.content.knownOr(new Map()),
      contact: this.#facts.contact.data.known,
    });
  }

  /** Unread messages; zero where the customer has no messages section (NAV-05). */
  get unread(): number {
    if (this.access?.messages !== "yes") return 0;
    return unreadCount(this.#facts.messages.messages.known ?? []);
  }
}
