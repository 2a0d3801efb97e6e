import type { ClientStore } from "#ui/stores/client/client.store.ts";
import type { ConsentsStore } from "#ui/stores/consents/consents.store.ts";
import type { ContactStore } from "#ui/stores/contact/contact.store.ts";
import type { MessagesStore } from "#ui/stores/messages/messages.store.ts";
import type { NavigationStore } from "#ui/stores/navigation/navigation.store.ts";
import type { OffersStore } from "#ui/stores/offers/offers.store.ts";
import type { SessionStore } from "#ui/stores/session/session.store.ts";
import type { ServiceNoticesStore } from "#ui/stores/service-notices/service-notices.store.ts";
import type { SiteContentStore } from "#ui/stores/site-content/site-content.store.ts";
import type { ThemeStore } from "#ui/stores/theme/theme.store.ts";
import type { ChatRequestsStore } from "#ui/shell/chat-requests.store.ts";
import type { ToastsStore } from "#ui/stores/toasts/toasts.store.ts";
import type { TodayStore } from "#ui/stores/calendar/today.store.ts";
import type { AccountContainer, PortalContainer } from "../container/portal-container.ts";
import * as tokens from "../container/tokens.ts";

/** Stores that the layout and more than one screen need: they are there as soon as the portal is. */
export interface CoreStores {
  readonly session: SessionStore;
  readonly client: ClientStore;
  readonly contact: ContactStore;
  readonly consents: ConsentsStore;
  readonly siteContent: SiteContentStore;
  readonly messages: MessagesStore;
  readonly offers: OffersStore;
  readonly navigation: NavigationStore;
  readonly today: TodayStore;
  readonly theme: ThemeStore;
  readonly notices: ServiceNoticesStore;
  readonly toasts: ToastsStore;
  readonly chatRequests: ChatRequestsStore;
}

/** Stores of an account whose data is read as soon as a customer is logged in. */
export type AccountCoreStores = Pick<
  CoreStores,
  "client" | "contact" | "consents" | "siteContent" | "messages" | "offers"
>;

/**
 * The core stores of the page and of the current account, resolved each time they are read. While the portal is on its
 * way out, the stores of the former account are returned.
 */
export function coreStores(container: PortalContainer): CoreStores {
  const { root } = container;
  let latest: (AccountCoreStores & Pick<CoreStores, "navigation">) | undefined;
  const ofAccount = () => {
    const { account } = container;
    if (account !== undefined)
      latest = { ...accountCoreStores(account), navigation: account.get(tokens.NAVIGATION_STORE) };
    if (latest === undefined) throw new Error("no account has been opened yet");
    return latest;
  };
  return {
    get session() {
      return root.get(tokens.SESSION_STORE);
    },
    get today() {
      return root.get(tokens.TODAY_STORE);
    },
    get theme() {
      return root.get(tokens.THEME_STORE);
    },
    get notices() {
      return root.get(tokens.SERVICE_NOTICES_STORE);
    },
    get toasts() {
      return root.get(tokens.TOASTS_STORE);
    },
    get chatRequests() {
      return root.get(tokens.CHAT_REQUESTS_STORE);
    },
    get client() {
      return ofAccount().client;
    },
    get contact() {
      return ofAccount().contact;
    },
    get consents() {
      return ofAccount().consents;
    },
    get siteContent() {
      return ofAccount().siteContent;
    },
    get messages() {
      return ofAccount().messages;
    },
    get offers() {
      return ofAccount().offers;
    },
    get navigation() {
      return ofAccount().navigation;
    },
  };
}

export function accountCoreStores(account: AccountContainer): AccountCoreStores {
  return {
    client: account.get(tokens.CLIENT_STORE),
    contact: account.get(tokens.CONTACT_STORE),
    consents: account.get(tokens.CONSENTS_STORE),
    siteContent: account.get(tokens.SITE_CONTENT_STORE),
    messages: account.get(tokens.MESSAGES_STORE),
    offers: account.get(tokens.OFFERS_STORE),
  };
}

/** Reads what every page needs, all at once, as soon as a customer is logged in (CALL-10). */
export function loadCore(stores: AccountCoreStores): void {
  void stores.client.data.load();
  void stores.contact.data.load();
  void stores.consents.consents.load();
  void stores.siteContent.content.load();
  void stores.siteContent.banners.load();
  void stores.messages.messages.load();
  void stores.messages.outages.load();
  void stores.offers.history.load();
}

/** Empties the stores of an account that is no longer acted for: nothing of it stays in memory (SESS-11). */
export function clearCore(stores: AccountCoreStores): void {
  stores.client.data.clear();
  stores.contact.data.clear();
  stores.consents.consents.clear();
  stores.siteContent.content.clear();
  stores.siteContent.banners.clear();
  stores.messages.messages.clear();
  stores.messages.outages.clear();
  stores.offers.history.clear();
}
