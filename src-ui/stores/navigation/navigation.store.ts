import { computed, makeObservable } from "mobx";
import { accessOf, denyUndecided, type Access, type AccessFacts, type Features } from "#domain/access/index.ts";
import { unreadCount } from "#domain/messages/index.ts";
import type { UserSession } from "#domain/session/index.ts";
import type { ClientStore } from "../client/client.store.ts";
import type { ContactStore } from "../contact/contact.store.ts";
import type { MessagesStore } from "../messages/messages.store.ts";
import type { OffersStore } from "../offers/offers.store.ts";
import type { SiteContentStore } from "../site-content/site-content.store.ts";

/** The stores whose data decides what this customer may see. */
export interface NavigationDependencies {
  readonly session: { readonly current: UserSession | undefined };
  readonly client: ClientStore;
  readonly contact: ContactStore;
  readonly messages: MessagesStore;
  readonly offers: OffersStore;
  readonly siteContent: SiteContentStore;
}

/**
 * What this customer may see, decided anew whenever what it depends on arrives or changes (NAV-04 to NAV-08, NAV-18).
 */
export class NavigationStore {
  readonly #dependencies: NavigationDependencies;

  readonly #features: Features | undefined;

  /** `features`: what the operator does without; everything is there unless told. */
  constructor(dependencies: NavigationDependencies, features?: Features) {
    this.#dependencies = dependencies;
    this.#features = features;
    makeObservable(this, { access: computed, gate: computed, unread: computed });
  }

  /** What menus offer; `undefined` for a guest. What cannot be had is not offered: a failed answer hides an item. */
  get access(): Access | undefined {
    const { client, offers, siteContent } = this.#dependencies;
    const access = this.#decide(offers.history.knownOr([]), siteContent.content.knownOr(new Map()));
    const lost = client.data.known === undefined && client.data.state.status === "failed";
    return access !== undefined && lost ? denyUndecided(access) : access;
  }

  /**
   * What an address opens; `undefined` for a guest. A failed answer is no answer: the page waits, and offers to ask
   * again (NAV-17).
   */
  get gate(): Access | undefined {
    return this.#decide(this.#dependencies.offers.history.known, this.#dependencies.siteContent.content.known);
  }

  #decide(offers: AccessFacts["offers"], siteContent: AccessFacts["siteContent"]): Access | undefined {
    const session = this.#dependencies.session.current;
    const { client, contact } = this.#dependencies;
    return (
      session &&
      accessOf({
        session,
        client: client.data.known,
        contact: contact.data.known,
        offers,
        siteContent,
        features: this.#features,
      })
    );
  }

  /** Unread messages; zero where the customer has no messages section (NAV-05). */
  get unread(): number {
    if (this.access?.messages !== "yes") return 0;
    return unreadCount(this.#dependencies.messages.messages.known ?? []);
  }
}
