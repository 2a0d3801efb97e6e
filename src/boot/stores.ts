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
import type { Container } from "inversify";
import type { PortalContainer } from "../container/portal-container.ts";
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

/** The core stores of the page and of the current account, resolved each time they are read. */
export function coreStores(container: PortalContainer): CoreStores {
  return {
    get session() {
      return container.root.get(tokens.SESSION_STORE);
    },
    get today() {
      return container.root.get(tokens.TODAY_STORE);
    },
    get theme() {
      return container.root.get(tokens.THEME_STORE);
    },
    get notices() {
      return container.root.get(tokens.SERVICE_NOTICES_STORE);
    },
    get toasts() {
      return container.root.get(tokens.TOASTS_STORE);
    },
    get chatRequests() {
      return container.root.get(tokens.CHAT_REQUESTS_STORE);
    },
    get client() {
      return container.get(tokens.CLIENT_STORE);
    },
    get contact() {
      return container.get(tokens.CONTACT_STORE);
    },
    get consents() {
      return container.get(tokens.CONSENTS_STORE);
    },
    get siteContent() {
      return container.get(tokens.SITE_CONTENT_STORE);
    },
    get messages() {
      return container.get(tokens.MESSAGES_STORE);
    },
    get offers() {
      return container.get(tokens.OFFERS_STORE);
    },
    get navigation() {
      return container.get(tokens.NAVIGATION_STORE);
    },
  };
}

export function accountCoreStores(account: Container): AccountCoreStores {
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
