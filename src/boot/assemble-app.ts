import { reaction } from "mobx";
import { NONE_UNAVAILABLE } from "#domain/access/index.ts";
import { pathTo, routeAt } from "#domain/navigation/paths.ts";
import { currentCustomerContext, sessionPhase } from "#domain/session/index.ts";
import { verifySession } from "#ui/stores/session/verify-session.ts";
import type { AppContainer } from "../container/context-loaders.ts";
import type { PortalSettings } from "../container/portal-settings.ts";
import { takeReturnTarget } from "#domain/navigation/deep-link.ts";
import * as tokens from "../container/tokens.ts";
import { accountCreatedToast } from "#ui/shell/toast-messages.ts";
import type { App } from "./app.ts";
import type { Brand } from "./brand.ts";
import { createLeaveForms } from "./leave-forms.ts";
import { loadAccount } from "./load-account.ts";
import { keepsOpenPage, withinNavigationDelay } from "./navigation-delay.ts";
import { prefetchScreenData } from "./prefetch-screen-data.ts";
import { reportHandledError } from "#domain/shared-kernel/report-handled-error.ts";

/** Brand and settings of the installation. */
export interface InstallationSettings {
  readonly brand: Brand;
  readonly settings: PortalSettings;
}

/**
 * Connects the session with the containers of the accounts. No session is open yet: `openSession` or `resume` starts
 * one.
 */
export function assembleApp(container: AppContainer, { brand, settings }: InstallationSettings): App {
  const { root } = container;
  root.bind(tokens.BRAND).toConstantValue(brand);
  root.bind(tokens.PORTAL_SETTINGS).toConstantValue(settings);
  root.bind(tokens.CURRENT_CLIENT).toConstantValue(() => container.account?.get(tokens.CLIENT_STORE).data.known);
  root.bind(tokens.DIRECT_BILLING_SOURCE).toConstantValue(async () => {
    const { account } = container;
    await container.load("direct-billing");
    return container.account === account ? account?.get(tokens.DIRECT_BILLING_STORE) : undefined;
  });
  const session = root.get(tokens.SESSION_STORE);
  const keeper = root.get(tokens.SESSION_KEEPER);
  const notices = root.get(tokens.SERVICE_NOTICES_STORE);
  const backendAccess = root.get(tokens.BACKEND_ACCESS_STORE);
  const today = root.get(tokens.TODAY_STORE);
  const clock = root.get(tokens.CLOCK_PORT);
  const serviceClock = root.get(tokens.SERVICE_CLOCK);
  const storage = root.get(tokens.SESSION_STORAGE_PORT);
  const accountSwitch = root.get(tokens.ACCOUNT_SWITCH);

  // Beside the store, because the login page works without MobX.
  let unavailable = NONE_UNAVAILABLE;
  const featureAvailability = root.get(tokens.FEATURE_AVAILABILITY_PORT);
  featureAvailability.unavailable.subscribe((features) => (unavailable = features));

  // Created before every component, so that the container of an account changes before anything is rendered for it.
  reaction(
    () => session.current && `${session.current.sessionId} ${session.current.currentContext}`,
    (account) => {
      if (account === undefined) container.closeAccount();
      else container.openAccount();
    },
  );

  // The address that a session's end stores is for its customer only (SEC-03).
  const returnAddress = root.get(tokens.RETURN_ADDRESS_PORT);
  reaction(
    () => session.current?.userId,
    (owner) => {
      if (owner !== undefined) returnAddress.setOwner(owner);
    },
    { fireImmediately: true },
  );

  /** Compares the session with the one that the server sees, after the calls of the page were sent (CALL-09). */
  const verify = (): void =>
    // A failed check does not end the session.
    void verifySession(session, root.get(tokens.SESSION_PORT), storage).catch(reportHandledError);

  const begin = (landing: string | undefined): void => {
    notices.start();
    keeper.start();
    beginAccount(landing);
    today.start();
  };

  /**
   * Starts the calls of an account, those of the screen at `landing` before the others; the stored session may have
   * expired at this moment.
   */
  const beginAccount = (landing: string | undefined): void => {
    if (container.account === undefined) return;
    // First, because calls that save wait for its response (ACC-12).
    backendAccess.resume();
    void backendAccess.check();
    const route = landing === undefined ? undefined : routeAt(landing.split("?", 1)[0] ?? "");
    loadAccount(container.account, () => {
      if (route !== undefined) void prefetchScreenData(route, container, "coming");
    });
  };

  const app: App = {
    container,
    loginServices: () => ({
      port: root.get(tokens.LOGIN_PORT),
      idempotencyKeys: root.get(tokens.IDEMPOTENCY_KEY_PORT),
      network: root.get(tokens.CONNECTIVITY_STORE),
      clock: serviceClock,
      isAvailable: (feature) => !unavailable.has(feature),
      takeReturnTarget: (entered) => takeReturnTarget(returnAddress, entered),
      async accountAccess() {
        await container.load("account-access");
        return {
          registration: root.get(tokens.REGISTRATION_PORT),
          passwordReset: root.get(tokens.PASSWORD_RESET_PORT),
          onAccountCreated: () => root.get(tokens.TOASTS_STORE).show(accountCreatedToast()),
        };
      },
      trackVisit: (since) =>
        void container.loadService("tracking", tokens.TRACKER).then(
          (tracker) => tracker.trackVisit({ route: "login", since, isPhone: false }),
          () => undefined,
        ),
      showToast: (text) => root.get(tokens.TOASTS_STORE).show({ text, kind: "news" }),
      authenticator: () => container.loadService("passkeys", tokens.AUTHENTICATOR_PORT),
    }),
    openSession(entered, landing) {
      session.openSession(entered, clock.now());
      begin(landing);
      verify();
    },
    endUnusedSession: (opened) => session.endUnusedSession(opened),
    resume(landing) {
      if (session.current === undefined && session.resume(clock.now())) begin(landing);
    },
    prefetchScreen(route, openPath) {
      const missing = prefetchScreenData(route, container, "coming");
      return missing !== undefined && keepsOpenPage(openPath) ? withinNavigationDelay(missing) : undefined;
    },
    ...createLeaveForms(container),
    onAccountSwitch: (listener) =>
      reaction(
        () => session.current?.currentContext,
        (now, before) => {
          const { current } = session;
          if (current === undefined || now === undefined || before === undefined) return;
          const former = { ...current, currentContext: before };
          const hasDrafts = container.isLoaded("forms") && root.get(tokens.FORM_SERVICES).hasDraftsOf(former);
          listener(
            currentCustomerContext(current),
            accountSwitch.landing ?? pathTo("index"),
            hasDrafts ? currentCustomerContext(former) : undefined,
          );
        },
      ),
    onSessionEnd: (listener) =>
      reaction(
        () => session.ended,
        (end) => {
          if (end !== undefined) listener(end);
        },
        // A part that subscribes after the end needs the event, too.
        { fireImmediately: true },
      ),
  };

  root.bind(tokens.APP).toConstantValue(app);

  app.onAccountSwitch((_account, landing) => {
    notices.stop();
    root.get(tokens.TOASTS_STORE).clear();
    notices.start();
    beginAccount(landing);
    verify();
  });
  app.onSessionEnd((end) => {
    if (end === "logout") {
      // Also removes the partner's token of the customer.
      returnAddress.forget();
      // An earlier page may have left a draft of the customer who logged out.
      container.loadService("forms", tokens.FORM_SERVICES).catch(() => undefined);
    }
    keeper.stop();
    accountSwitch.forget();
    root.get(tokens.LINK_TOKEN_STORE).forget();
    notices.stop();
    root.get(tokens.TOASTS_STORE).clear();
  });
  root.get(tokens.ACTIVITY_PORT).wakes.subscribe(() => today.refresh());
  serviceClock.corrections.subscribe(() => today.refresh());
  backendAccess.start();
  // No page waits for the answer.
  void featureAvailability.askProvider();
  const { kind } = sessionPhase(storage.read()?.deadline, clock.now(), settings.session);
  // Removes an expired session: it is useless and identifies the customer.
  if (kind === "ended") storage.clear("missing");
  // With a stored session it starts after the first calls, in `begin`.
  if (kind === "ended" || kind === "missing") today.start();
  return app;
}
