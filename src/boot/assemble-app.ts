import { observable, reaction, runInAction } from "mobx";
import { pathTo } from "#domain/navigation/paths.ts";
import { currentContextOf, sessionPhase } from "#domain/session/index.ts";
import { verifySession } from "#ui/stores/session/verify-session.ts";
import type { ContextName } from "../container/context-loaders.ts";
import type { PortalContainer } from "../container/portal-container.ts";
import type { Settings } from "../container/settings.ts";
import * as tokens from "../container/tokens.ts";
import type { App } from "./app.ts";
import type { Brand } from "./brand.ts";
import type { FormDesk } from "./form-desk.ts";
import { accountCoreStores, clearCore, coreStores, loadCore } from "./stores.ts";

/** What the installation decides. */
export interface Installation {
  readonly brand: Brand;
  readonly settings: Settings;
}

/** Connects the session with the containers of the accounts. No session is open yet: `enter` or `resume` begins one. */
export function assembleApp(container: PortalContainer<ContextName>, { brand, settings }: Installation): App {
  const { root } = container;
  root.bind(tokens.BRAND).toConstantValue(brand);
  root.bind(tokens.SETTINGS).toConstantValue(settings);
  root.bind(tokens.CURRENT_CLIENT).toConstantValue(() => container.account?.get(tokens.CLIENT_STORE).data.known);
  const session = root.get(tokens.SESSION_STORE);
  const keeper = root.get(tokens.SESSION_KEEPER);
  const notices = root.get(tokens.SERVICE_NOTICES_STORE);
  const today = root.get(tokens.TODAY_STORE);
  const clock = root.get(tokens.CLOCK_PORT);
  const storage = root.get(tokens.SESSION_STORAGE_PORT);
  const forms = observable.box<FormDesk | undefined>(undefined, { deep: false });
  const contextSwitch = root.get(tokens.CONTEXT_SWITCH);

  // Created before every component: the container of an account changes before anything is rendered for it.
  reaction(
    () => session.current && `${session.current.sessionId} ${session.current.currentContext}`,
    (account) => {
      const former = container.account;
      if (former !== undefined) {
        clearCore(accountCoreStores(former));
        if (former.isBound(tokens.FINANCE_STORE)) former.get(tokens.FINANCE_STORE).entries.clear();
        if (former.isBound(tokens.ONBOARDING_STORE)) former.get(tokens.ONBOARDING_STORE).events.clear();
      }
      if (account === undefined) container.closeAccount();
      else container.openAccount();
    },
  );

  /** Compares whose session the provider sees, after the page's own calls were sent (CALL-09). */
  const verify = (): void => {
    // a check that could not be made ends no session
    container
      .load("tracking")
      .then(() => verifySession(session, root.get(tokens.SESSION_PORT), root.get(tokens.SESSION_MARK_PORT)))
      .catch(() => undefined);
  };

  const begin = (): void => {
    notices.start();
    keeper.start();
    // the session that was kept may end in this very moment
    if (container.account !== undefined) loadCore(accountCoreStores(container.account));
  };

  const loadForms = async (): Promise<FormDesk> => {
    await container.load("forms");
    const services = root.get(tokens.FORM_SERVICES);
    runInAction(() => forms.set(services));
    return services;
  };

  const app: App = {
    container,
    clock,
    idempotencyKeys: root.get(tokens.IDEMPOTENCY_KEY_PORT),
    login: root.get(tokens.LOGIN_PORT),
    async gettingIn() {
      await container.load("account-access");
      return {
        registration: root.get(tokens.REGISTRATION_PORT),
        passwordReset: root.get(tokens.PASSWORD_RESET_PORT),
      };
    },
    cookies: root.get(tokens.COOKIE_CHOICE_PORT),
    stores: coreStores(container),
    keeper,
    connectivity: root.get(tokens.CONNECTIVITY_STORE),
    enter(entered) {
      session.enter(entered, clock.now());
      begin();
      verify();
    },
    discard: (opened) => session.discard(opened),
    resume() {
      if (session.current === undefined && session.resume(clock.now())) begin();
    },
    get adrift() {
      return contextSwitch.state.kind === "unknown";
    },
    async finance() {
      await container.load("finance");
      return container.get(tokens.FINANCE_STORE);
    },
    async onboarding() {
      await container.load("onboarding");
      return container.get(tokens.ONBOARDING_STORE);
    },
    forms: loadForms,
    leaveForms(leave) {
      const services = forms.get();
      if (services === undefined) leave();
      else services.unsaved.ask({ leave });
    },
    async tracker() {
      await container.load("tracking");
      return root.get(tokens.TRACKER);
    },
    onContextSwitch: (listener) =>
      reaction(
        () => session.current?.currentContext,
        (now, before) => {
          if (session.current !== undefined && now !== undefined && before !== undefined)
            listener(currentContextOf(session.current), contextSwitch.landing ?? pathTo("index"));
        },
      ),
    onSessionEnd: (listener) =>
      reaction(
        () => session.ended,
        (end) => {
          if (end !== undefined) listener(end);
        },
        // a frame that is rendered after the end must be told, too
        { fireImmediately: true },
      ),
  };

  root.bind(tokens.APP).toConstantValue(app);

  app.onContextSwitch(() => {
    notices.stop();
    root.get(tokens.TOASTS_STORE).clear();
    notices.start();
    if (container.account !== undefined) loadCore(accountCoreStores(container.account));
    verify();
  });
  app.onSessionEnd((end) => {
    // a page before this one may have left a draft of the customer who has logged out
    if (end === "logout") loadForms().catch(() => undefined);
    keeper.stop();
    contextSwitch.forget();
    root.get(tokens.LINK_TOKEN_STORE).forget();
    notices.stop();
    root.get(tokens.TOASTS_STORE).clear();
  });
  root.get(tokens.ACTIVITY_PORT).wakes.subscribe(() => today.look());
  today.start();
  // a session that ran out is of no use, and would tell whose it was
  if (sessionPhase(storage.read()?.deadline, clock.now(), settings.session).kind === "over") storage.clear("expired");
  return app;
}
