import { ChatRequestsStore } from "#ui/shell/chat-requests.store.ts";
import { ClientStore } from "#ui/stores/client/client.store.ts";
import { ConsentsStore } from "#ui/stores/consents/consents.store.ts";
import { ContactStore } from "#ui/stores/contact/contact.store.ts";
import { MessagesStore } from "#ui/stores/messages/messages.store.ts";
import { NavigationStore } from "#ui/stores/navigation/navigation.store.ts";
import { OffersStore } from "#ui/stores/offers/offers.store.ts";
import { SessionStore } from "#ui/stores/session/session.store.ts";
import { ServiceNoticesStore } from "#ui/stores/service-notices/service-notices.store.ts";
import { SiteContentStore } from "#ui/stores/site-content/site-content.store.ts";
import { ThemeStore } from "#ui/stores/theme/theme.store.ts";
import { ToastsStore } from "#ui/stores/toasts/toasts.store.ts";
import { TodayStore } from "#ui/stores/calendar/today.store.ts";
import type { Settings } from "../container/settings.ts";
import type { CorePorts } from "./core-ports.ts";

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

/** The core stores over their ports. */
export function coreStores(
  ports: CorePorts,
  limits?: Settings["session"],
  features?: Settings["features"],
): CoreStores {
  const session = new SessionStore(
    { port: ports.session, storage: ports.storage, credentials: ports.credentials },
    limits,
  );
  const client = new ClientStore(ports.client);
  const contact = new ContactStore(ports.contact);
  const consents = new ConsentsStore(ports.consents);
  const siteContent = new SiteContentStore(ports.siteContent);
  const messages = new MessagesStore(ports.messages);
  const offers = new OffersStore(ports.offers);
  const toasts = new ToastsStore(ports.clock);
  return {
    session,
    client,
    contact,
    consents,
    siteContent,
    messages,
    offers,
    navigation: new NavigationStore({ session, client, contact, messages, offers, siteContent }, features),
    today: new TodayStore(ports.clock),
    theme: new ThemeStore(ports.theme),
    notices: new ServiceNoticesStore(ports.signals),
    toasts,
    chatRequests: new ChatRequestsStore({ clock: ports.clock, toasts }),
  };
}

/** What the portal reads as soon as a customer is in, all at once (CALL-10). */
export function loadCore(stores: CoreStores): void {
  void stores.client.data.load();
  void stores.contact.data.load();
  void stores.consents.consents.load();
  void stores.siteContent.content.load();
  void stores.siteContent.banners.load();
  void stores.messages.messages.load();
  void stores.messages.outages.load();
  void stores.offers.history.load();
}

/** Forgets everything of the customer who has gone: nothing of a former session or context stays (SESS-11). */
export function forgetCore(stores: CoreStores): void {
  stores.client.data.clear();
  stores.contact.data.clear();
  stores.consents.consents.clear();
  stores.siteContent.content.clear();
  stores.siteContent.banners.clear();
  stores.messages.messages.clear();
  stores.messages.outages.clear();
  stores.offers.history.clear();
  stores.toasts.clear();
}
