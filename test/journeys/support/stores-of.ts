import type { ClientStore } from "#ui/stores/client/client.store.ts";
import type { ConsentsStore } from "#ui/stores/consents/consents.store.ts";
import type { ContactStore } from "#ui/stores/contact/contact.store.ts";
import type { MessagesStore } from "#ui/stores/messages/messages.store.ts";
import type { NavigationStore } from "#ui/stores/navigation/navigation.store.ts";
import type { OffersStore } from "#ui/stores/offers/offers.store.ts";
import type { BackendAccessStore } from "#ui/stores/session/backend-access.store.ts";
import type { SessionStore } from "#ui/stores/session/session.store.ts";
import type { ServiceNoticesStore } from "#ui/stores/service-notices/service-notices.store.ts";
import type { SiteContentStore } from "#ui/stores/site-content/site-content.store.ts";
import type { ThemeStore } from "#ui/stores/theme/theme.store.ts";
import type { ChatRequestsStore } from "#ui/shell/chat-requests.store.ts";
import type { ToastsStore } from "#ui/stores/toasts/toasts.store.ts";
import type { TodayStore } from "#ui/stores/calendar/today.store.ts";
import type { App } from "#src/boot/app.ts";
import * as tokens from "#src/container/tokens.ts";

/** Stores that the layout and more than one screen need. */
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
  readonly backendAccess: BackendAccessStore;
  readonly toasts: ToastsStore;
  readonly chatRequests: ChatRequestsStore;
}

function accountContainerOf({ container }: App) {
  if (container.account === undefined) throw new Error("An account must be open before its stores are read");
  return container.account;
}

/** Resolves the core stores on each read, because a switch of the account replaces its stores. */
export function storesOf(app: App): CoreStores {
  const { root } = app.container;
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
    get backendAccess() {
      return root.get(tokens.BACKEND_ACCESS_STORE);
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
      return accountContainerOf(app).get(tokens.CLIENT_STORE);
    },
    get contact() {
      return accountContainerOf(app).get(tokens.CONTACT_STORE);
    },
    get consents() {
      return accountContainerOf(app).get(tokens.CONSENTS_STORE);
    },
    get siteContent() {
      return accountContainerOf(app).get(tokens.SITE_CONTENT_STORE);
    },
    get messages() {
      return accountContainerOf(app).get(tokens.MESSAGES_STORE);
    },
    get offers() {
      return accountContainerOf(app).get(tokens.OFFERS_STORE);
    },
    get navigation() {
      return accountContainerOf(app).get(tokens.NAVIGATION_STORE);
    },
  };
}
