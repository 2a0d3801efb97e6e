import { ContainerModule } from "inversify";
import { isInNativeApp } from "#adapters/native-bridge/is-in-native-app.ts";
import { SoapLoginAdapter } from "#adapters/soap/login/soap-login.adapter.ts";
import { SoapBackendAccessAdapter } from "#adapters/soap/session/soap-backend-access.adapter.ts";
import { SoapSessionAdapter } from "#adapters/soap/session/soap-session.adapter.ts";
import { BackendAccessStore } from "#ui/stores/session/backend-access.store.ts";
import { IdentityConfirmationStore } from "#ui/stores/session/identity-confirmation.store.ts";
import { SessionKeeper } from "#ui/stores/session/session-keeper.ts";
import { SessionStore } from "#ui/stores/session/session.store.ts";
import { ServiceNoticesStore } from "#ui/stores/service-notices/service-notices.store.ts";
import type { ContextModule } from "./portal-container.ts";
import {
  ACTIVITY_PORT,
  BACKEND_ACCESS_PORT,
  BACKEND_ACCESS_STORE,
  GATEWAY,
  IDENTITY_CONFIRMATION_STORE,
  OPERATION_GATEWAY,
  CHECK_TURN_PORT,
  CLOCK_PORT,
  CREDENTIALS_PORT,
  LOGIN_PORT,
  SERVICE_NOTICES_STORE,
  SERVICE_SIGNALS_PORT,
  SESSION_EVENTS_PORT,
  SESSION_KEEPER,
  SESSION_PORT,
  SESSION_STORAGE_PORT,
  SESSION_STORE,
  PORTAL_SETTINGS,
} from "./tokens.ts";

/** Session: login, time limit, and signals of the server. */
export const sessionModule = {
  ports: new ContainerModule(({ bind }) => {
    bind(SESSION_PORT).toResolvedValue((gateway) => new SoapSessionAdapter(gateway), [OPERATION_GATEWAY]);
    bind(BACKEND_ACCESS_PORT).toResolvedValue((gateway) => new SoapBackendAccessAdapter(gateway), [GATEWAY]);
    bind(LOGIN_PORT).toResolvedValue(
      (gateway) => new SoapLoginAdapter(gateway, isInNativeApp(window)),
      [OPERATION_GATEWAY],
    );
  }),
  portalStores: new ContainerModule(({ bind }) => {
    bind(IDENTITY_CONFIRMATION_STORE).toResolvedValue(() => new IdentityConfirmationStore());
    bind(SESSION_STORE).toResolvedValue(
      (port, storage, credentials, settings) => new SessionStore({ port, storage, credentials }, settings.session),
      [SESSION_PORT, SESSION_STORAGE_PORT, CREDENTIALS_PORT, PORTAL_SETTINGS],
    );
    bind(SESSION_KEEPER).toResolvedValue(
      (session, clock, activity, events, signals, storage, port, turns, settings) =>
        new SessionKeeper(session, { clock, activity, events, signals, storage, port, turns }, settings.session),
      [
        SESSION_STORE,
        CLOCK_PORT,
        ACTIVITY_PORT,
        SESSION_EVENTS_PORT,
        SERVICE_SIGNALS_PORT,
        SESSION_STORAGE_PORT,
        SESSION_PORT,
        CHECK_TURN_PORT,
        PORTAL_SETTINGS,
      ],
    );
    bind(BACKEND_ACCESS_STORE).toResolvedValue(
      (port, storage, session) => new BackendAccessStore(port, storage, session),
      [BACKEND_ACCESS_PORT, SESSION_STORAGE_PORT, SESSION_STORE],
    );
    bind(SERVICE_NOTICES_STORE).toResolvedValue((signals) => new ServiceNoticesStore(signals), [SERVICE_SIGNALS_PORT]);
  }),
} satisfies ContextModule;
