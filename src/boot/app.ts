import { configure, reaction } from "mobx";
import type { Container } from "inversify";
import { buildContainer } from "../container/build-container.ts";
import { loadContext, type ContextName } from "../container/load-context.ts";
import type { Settings } from "../container/settings.ts";
import * as tokens from "../container/tokens.ts";
import type { LoginPort } from "#domain/login/index.ts";
import type { UserSession } from "#domain/session/index.ts";
import type { ClockPort, IntentIdPort } from "#domain/shared-kernel/index.ts";
import { ConnectivityStore } from "#ui/stores/connectivity/connectivity.store.ts";
import { FinanceStore } from "#ui/stores/finance/finance.store.ts";
import { OnboardingStore } from "#ui/stores/onboarding/onboarding.store.ts";
import { SessionKeeper } from "#ui/stores/session/session-keeper.ts";
import type { SessionEnd } from "#ui/stores/session/session.store.ts";
import { BRAND, type Brand } from "./brand.ts";
import { BrowserClipboard, type Clipboard } from "./clipboard.ts";
import { keptSession } from "./entry.ts";
import { SETTINGS } from "./settings.ts";
import { coreStores, forgetCore, loadCore, type CoreStores } from "./stores.ts";

/** Contexts that the layout itself needs. The others join with their first route. */
const CORE: readonly ContextName[] = ["account", "contact", "consents", "site-content", "messages", "offers"];

/** The portal behind the login page, as the composition of screens sees it. */
export interface App {
  readonly brand: Brand;
  readonly settings: Settings;
  readonly clock: ClockPort;
  readonly intentIds: IntentIdPort;
  readonly clipboard: Clipboard;
  readonly login: LoginPort;
  readonly stores: CoreStores;
  readonly keeper: SessionKeeper;
  readonly connectivity: ConnectivityStore;
  /** A customer has come in: the session begins and its data is read. */
  enter(session: UserSession): void;
  /** The store of entries and payments; its context loads with the first who asks. */
  finance(): Promise<FinanceStore>;
  onboarding(): Promise<OnboardingStore>;
  /** Sends the window to another address, such as a payment page. */
  leaveFor(url: string): void;
  /** Calls `listener` whenever a session ends; returns what stops it. */
  onSessionEnd(listener: (end: SessionEnd) => void): () => void;
}

/** Puts the portal together and takes up the kept session, if there is one (SESS-07). */
export async function createApp(): Promise<App> {
  configure({ enforceActions: "always" });
  const container = buildContainer({ settings: SETTINGS, storage: keptSession, page: window, log: () => undefined });
  await Promise.all(CORE.map((context) => loadContext(container, context)));
  const app = assemble(container);
  app.stores.today.start();
  if (app.stores.session.resume(app.clock.now())) begin(app);
  return app;
}

function assemble(container: Container): App {
  const clock = container.get(tokens.CLOCK);
  const session = container.get(tokens.SESSION);
  const storage = container.get(tokens.SESSION_STORAGE);
  const activity = container.get(tokens.ACTIVITY);
  const stores = coreStores({
    clock,
    storage,
    session,
    credentials: container.get(tokens.CREDENTIALS),
    client: container.get(tokens.CLIENT),
    contact: container.get(tokens.CONTACT),
    consents: container.get(tokens.CONSENTS),
    siteContent: container.get(tokens.SITE_CONTENT),
    messages: container.get(tokens.MESSAGES),
    offers: container.get(tokens.OFFERS),
    theme: container.get(tokens.THEME),
  });
  const keeper = new SessionKeeper(stores.session, {
    clock,
    activity,
    storage,
    port: session,
    events: container.get(tokens.SESSION_EVENTS),
    signals: container.get(tokens.SIGNALS),
  });
  activity.wakes.subscribe(() => stores.today.look());

  const finance = once(async () => {
    await loadContext(container, "finance");
    return new FinanceStore(container.get(tokens.FINANCE));
  });
  const onboarding = once(async () => {
    await loadContext(container, "onboarding");
    return new OnboardingStore(container.get(tokens.ONBOARDING));
  });

  const forgetCustomer = async (): Promise<void> => {
    keeper.stop();
    forgetCore(stores);
    // what was never asked for holds nothing
    (await finance.made())?.entries.clear();
    (await onboarding.made())?.events.clear();
  };

  const app: App = {
    brand: BRAND,
    settings: SETTINGS,
    clock,
    intentIds: container.get(tokens.INTENT_IDS),
    clipboard: new BrowserClipboard(window.navigator),
    login: container.get(tokens.LOGIN),
    stores,
    keeper,
    connectivity: new ConnectivityStore(container.get(tokens.CONNECTIVITY)),
    enter(entered) {
      stores.session.enter(entered, clock.now());
      begin(app);
    },
    finance: finance.get,
    onboarding: onboarding.get,
    leaveFor: (url) => window.location.assign(url),
    onSessionEnd: (listener) =>
      reaction(
        () => stores.session.ended,
        (end) => {
          if (end !== undefined) listener(end);
        },
      ),
  };
  app.onSessionEnd(() => void forgetCustomer());
  return app;
}

function begin(app: App): void {
  app.keeper.start();
  loadCore(app.stores);
}

/** Something that is made when it is first asked for; a failed attempt is made again by the next who asks. */
function once<Value>(make: () => Promise<Value>): { get(): Promise<Value>; made(): Promise<Value | undefined> } {
  let value: Promise<Value> | undefined;
  return {
    get() {
      value ??= make().catch((error: unknown) => {
        value = undefined;
        throw error;
      });
      return value;
    },
    made: async () => value,
  };
}
