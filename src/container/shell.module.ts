import { ContainerModule } from "inversify";
import { LoadedRequests } from "#ui/stores/support/loaded-requests.ts";
import { ExternalServicesStore } from "#ui/stores/direct-billing/external-services.store.ts";
import { FeatureAvailabilityStore } from "#ui/stores/navigation/feature-availability.store.ts";
import { NavigationStore } from "#ui/stores/navigation/navigation.store.ts";
import { ConnectivityStore } from "#ui/stores/connectivity/connectivity.store.ts";
import { ThemeStore } from "#ui/stores/theme/theme.store.ts";
import { ChatRequestsStore } from "#ui/shell/chat-requests.store.ts";
import { LinkTokenStore } from "#ui/shell/link-token.store.ts";
import { FocusedPath } from "#ui/shell/use-focus-restoration.ts";
import { OncePerVisit } from "#ui/shell/once-per-visit.ts";
import { ToastsStore } from "#ui/stores/toasts/toasts.store.ts";
import { TodayStore } from "#ui/stores/calendar/today.store.ts";
import { CreatedOnce } from "./created-once.ts";
import { CallErrorLog } from "./call-error-log.ts";
import type { ContextModule } from "./portal-container.ts";
import {
  CHAT_REQUESTS_STORE,
  CHAT_SESSION,
  CLIENT_STORE,
  CLOCK_PORT,
  CONNECTIVITY_PORT,
  CONNECTIVITY_STORE,
  CONTACT_STORE,
  DATA_UPDATE_VISITS,
  DIRECT_BILLING_SOURCE,
  EXTERNAL_SERVICES_STORE,
  CALL_ERROR_RECORDER,
  FOCUSED_PATH,
  LINK_TOKEN_STORE,
  MESSAGES_STORE,
  NAVIGATION_STORE,
  OFFERS_STORE,
  OFFER_FLOATER_VISITS,
  SERVICE_CLOCK,
  SESSION_STORE,
  FEATURE_AVAILABILITY_PORT,
  FEATURE_AVAILABILITY_STORE,
  SITE_CONTENT_STORE,
  THEME_PORT,
  THEME_STORE,
  TOASTS_STORE,
  TODAY_STORE,
  LOADED_REQUESTS,
} from "./tokens.ts";

/** Services of the layout. */
export const shellModule = {
  portalStores: new ContainerModule(({ bind }) => {
    bind(CALL_ERROR_RECORDER).toResolvedValue((clock) => new CallErrorLog(() => clock.now()), [CLOCK_PORT]);
    bind(TODAY_STORE).toResolvedValue((clock) => new TodayStore(clock), [SERVICE_CLOCK]);
    bind(THEME_STORE).toResolvedValue((theme) => new ThemeStore(theme), [THEME_PORT]);
    bind(TOASTS_STORE).toResolvedValue((clock) => new ToastsStore(clock), [CLOCK_PORT]);
    bind(CHAT_REQUESTS_STORE).toResolvedValue(
      (clock, toasts) => new ChatRequestsStore({ clock, toasts }),
      [CLOCK_PORT, TOASTS_STORE],
    );
    bind(CHAT_SESSION).toResolvedValue(() => new CreatedOnce());
    bind(DATA_UPDATE_VISITS).toResolvedValue(() => new OncePerVisit());
    bind(OFFER_FLOATER_VISITS).toResolvedValue(() => new OncePerVisit());
    bind(FOCUSED_PATH).toResolvedValue(() => new FocusedPath());
    bind(LINK_TOKEN_STORE).toResolvedValue(() => new LinkTokenStore());
    bind(FEATURE_AVAILABILITY_STORE).toResolvedValue(
      (port) => new FeatureAvailabilityStore(port),
      [FEATURE_AVAILABILITY_PORT],
    );
    bind(CONNECTIVITY_STORE).toResolvedValue((port) => new ConnectivityStore(port), [CONNECTIVITY_PORT]);
  }),
  accountStores: new ContainerModule(({ bind }) => {
    bind(LOADED_REQUESTS).toResolvedValue(() => new LoadedRequests());
    bind(EXTERNAL_SERVICES_STORE)
      .toResolvedValue((open) => new ExternalServicesStore(open), [DIRECT_BILLING_SOURCE])
      .onDeactivation((store) => store.stopWaiting());
    bind(NAVIGATION_STORE).toResolvedValue(
      (session, client, contact, messages, offers, siteContent, today, externalServices, featureAvailability) =>
        new NavigationStore({
          session,
          client,
          contact,
          messages,
          offers,
          siteContent,
          today,
          externalServices,
          featureAvailability,
        }),
      [
        SESSION_STORE,
        CLIENT_STORE,
        CONTACT_STORE,
        MESSAGES_STORE,
        OFFERS_STORE,
        SITE_CONTENT_STORE,
        TODAY_STORE,
        EXTERNAL_SERVICES_STORE,
        FEATURE_AVAILABILITY_STORE,
      ],
    );
  }),
} satisfies ContextModule;
