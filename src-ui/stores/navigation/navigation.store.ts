import { computed, computedStruct, makeObservable } from "mobx";
import {
  accessOf,
  denyUndecided,
  hasWaitingOffer,
  unavailableTo,
  type Access,
  type AccessFacts,
  type UnavailableFeatures,
} from "#domain/access/index.ts";
import { closedPagesOf, type ClosedPages } from "#domain/navigation/guard-access.ts";
import { menuFor, type Menu } from "#domain/navigation/menu.ts";
import { unreadCount } from "#domain/messages/index.ts";
import type { UserSession } from "#domain/session/index.ts";
import type { TodayStore } from "../calendar/today.store.ts";
import type { ClientStore } from "../client/client.store.ts";
import type { ContactStore } from "../contact/contact.store.ts";
import type { ExternalServicesStore } from "../direct-billing/external-services.store.ts";
import type { MessagesStore } from "../messages/messages.store.ts";
import type { OffersStore } from "../offers/offers.store.ts";
import type { SiteContentStore } from "../site-content/site-content.store.ts";

export interface NavigationDependencies {
  readonly session: { readonly current: UserSession | undefined };
  readonly client: ClientStore;
  readonly contact: ContactStore;
  readonly messages: MessagesStore;
  readonly offers: OffersStore;
  readonly siteContent: SiteContentStore;
  readonly today: Pick<TodayStore, "today">;
  readonly externalServices: Pick<ExternalServicesStore, "known" | "hasFailed">;
  readonly featureAvailability: { readonly unavailable: UnavailableFeatures; readonly ruledOut: UnavailableFeatures };
}

/**
 * Access of the customer to sections and pages; recomputed when its data arrives or changes (NAV-04 to NAV-08, NAV-18).
 */
export class NavigationStore {
  readonly #dependencies: NavigationDependencies;

  constructor(dependencies: NavigationDependencies) {
    this.#dependencies = dependencies;
    makeObservable(this, {
      // Compared by content: most responses lead to equal decisions, and their readers must not render again.
      access: computedStruct,
      gate: computedStruct,
      desktopMenu: computedStruct,
      mobileMenu: computedStruct,
      closedPages: computedStruct,
      unavailable: computed,
      unread: computed,
      needsExternalServices: computed,
      hasWaitingOffer: computed,
    });
  }

  /** Access for menus; `undefined` for a guest. Failed data hides an item. */
  get access(): Access | undefined {
    const { offers, siteContent, externalServices } = this.#dependencies;
    const access = this.#decide({
      offers: offers.history.knownOr([]),
      extension: offers.extension.knownOr([]),
      siteContent: siteContent.content.knownOr(new Map()),
      externalServices: externalServices.known ?? [],
    });
    return access !== undefined && this.#hasLostClient ? denyUndecided(access) : access;
  }

  /** Menu of the desktop layout; `undefined` for a guest. */
  get desktopMenu(): Menu | undefined {
    return this.access && menuFor(this.access, "desktop");
  }

  /** Menu of the layouts for phones and tablets; `undefined` for a guest. */
  get mobileMenu(): Menu | undefined {
    return this.access && menuFor(this.access, "mobile");
  }

  /**
   * Access for addresses; `undefined` for a guest. Failed data is undecided: the page waits and offers a retry
   * (NAV-17). Direct billing opens after its list failed to load: its page shows that failure itself. Messages open
   * without client data: the server itself applies the restriction that would close them.
   */
  get gate(): Access | undefined {
    const { offers, siteContent, externalServices } = this.#dependencies;
    const access = this.#decide({
      offers: offers.history.known,
      extension: offers.extension.known,
      siteContent: siteContent.content.known,
      externalServices: externalServices.known,
    });
    if (access?.directBilling === "unknown" && externalServices.hasFailed) return { ...access, directBilling: "yes" };
    return access?.messages === "unknown" && this.#hasLostClient ? { ...access, messages: "yes" } : access;
  }

  /**
   * Features whose links are left out: the installation lacks them, or the customer may not use them (CALL-12, REQ-23).
   */
  get unavailable(): UnavailableFeatures {
    const { gate } = this;
    return gate === undefined ? this.#dependencies.featureAvailability.unavailable : unavailableTo(gate);
  }

  /** Pages that the account does not have; none while that is undecided (NAV-34). */
  get closedPages(): ClosedPages {
    const { gate } = this;
    const { current } = this.#dependencies.session;
    return gate === undefined || current === undefined ? new Set() : closedPagesOf(gate, current);
  }

  get #hasLostClient(): boolean {
    const { data } = this.#dependencies.client;
    return data.known === undefined && data.state.status === "failed";
  }

  /** True when only the billed services can decide about direct billing; they are loaded then (NAV-07). */
  get needsExternalServices(): boolean {
    const access = this.#decide({
      offers: undefined,
      extension: undefined,
      siteContent: undefined,
      externalServices: this.#dependencies.externalServices.known,
    });
    return access?.directBilling === "unknown";
  }

  /** True while an offer that the customer may open is known to wait for an answer. */
  get hasWaitingOffer(): boolean {
    if (this.access?.offers !== "yes") return false;
    const { offers, siteContent } = this.#dependencies;
    const facts = this.#facts({
      offers: offers.history.known,
      extension: offers.extension.known,
      siteContent: siteContent.content.known,
      externalServices: undefined,
    });
    return facts !== undefined && hasWaitingOffer(facts);
  }

  #decide(loaded: Pick<AccessFacts, "offers" | "extension" | "siteContent" | "externalServices">): Access | undefined {
    const facts = this.#facts(loaded);
    return facts && accessOf(facts);
  }

  #facts(
    loaded: Pick<AccessFacts, "offers" | "extension" | "siteContent" | "externalServices">,
  ): AccessFacts | undefined {
    const session = this.#dependencies.session.current;
    const { client, contact, today, featureAvailability } = this.#dependencies;
    return (
      session && {
        session,
        client: client.data.known,
        isIncomplete: client.data.isIncomplete,
        contact: contact.data.known,
        ...loaded,
        // A getter, because rules without offers need no date, and reading the first one delays the first calls.
        get today() {
          return today.today;
        },
        unavailable: featureAvailability.ruledOut,
      }
    );
  }

  /**
   * Number of unread messages; zero without access to the messages (NAV-05), and when parts of them could not be read:
   * a number would then be too small.
   */
  get unread(): number {
    const { messages } = this.#dependencies.messages;
    if (this.access?.messages !== "yes" || messages.isIncomplete) return 0;
    return unreadCount(messages.known ?? []);
  }
}
