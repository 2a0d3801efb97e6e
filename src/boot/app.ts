import type { SoapCaller } from "#adapters/soap/gateway/answer.ts";
import { appPorts } from "../container/app-ports.ts";
import type { Settings } from "../container/settings.ts";
import type { Configuration } from "#domain/configuration/index.ts";
import type { CookieChoicePort } from "#domain/cookies/index.ts";
import type { GettingInPorts, LoginPort } from "#domain/login/index.ts";
import type { CustomerContext, UserSession } from "#domain/session/index.ts";
import type { ClockPort, IdempotencyKeyPort } from "#domain/shared-kernel/index.ts";
import type { ConnectivityStore } from "#ui/stores/connectivity/connectivity.store.ts";
import type { FinanceStore } from "#ui/stores/finance/finance.store.ts";
import type { OnboardingStore } from "#ui/stores/onboarding/onboarding.store.ts";
import type { ContextSwitch } from "#ui/stores/session/context-switch.ts";
import type { SessionKeeper } from "#ui/stores/session/session-keeper.ts";
import type { SessionEnd } from "#ui/stores/session/session.store.ts";
import type { Tracker } from "#ui/stores/tracking/tracker.ts";
import { assembleApp } from "./assemble-app.ts";
import { brandOf, type Brand } from "./brand.ts";
import { BrowserClipboard, type Clipboard } from "./clipboard.ts";
import type { RarePorts } from "./core-ports.ts";
import { keptSession } from "./entry.ts";
import type { FormDesk } from "./form-desk.ts";
import { settingsOf } from "./settings.ts";
import type { CoreStores } from "./stores.ts";

/** The portal behind the login page, as the composition of screens sees it. */
export interface App {
  readonly brand: Brand;
  readonly settings: Settings;
  readonly clock: ClockPort;
  readonly idempotencyKeys: IdempotencyKeyPort;
  readonly clipboard: Clipboard;
  readonly login: LoginPort;
  /** What somebody needs who cannot log in yet; rejects when it cannot be fetched. */
  gettingIn(): Promise<GettingInPorts>;
  /** What the visitor lets the portal keep (NAV-15). */
  readonly cookies: CookieChoicePort;
  readonly stores: CoreStores;
  readonly keeper: SessionKeeper;
  readonly connectivity: ConnectivityStore;
  /** A customer has come in: the session begins and its data is read. */
  enter(session: UserSession): void;
  /** A session was opened that nobody comes in with: it is ended at the provider. */
  discard(session: UserSession): void;
  /**
   * Takes up the session that this browser keeps, unless one is in force here: after a reload, or a login in another
   * tab (SESS-07).
   */
  resume(): void;
  /** Acting for another account; its code loads with the first who asks, and rejects when it cannot be fetched. */
  contexts(): Promise<ContextSwitch>;
  /**
   * Nobody knows which account the provider acts for: nothing may be done until it has said so (SESS-11). To be read in
   * an observer.
   */
  readonly adrift: boolean;
  /** The store of entries and payments; its context loads with the first who asks. */
  finance(): Promise<FinanceStore>;
  onboarding(): Promise<OnboardingStore>;
  /** Ports that few need; rejects when they cannot be fetched. */
  rare(): Promise<RarePorts>;
  /** The wire itself, for a part of a context that its one page brings with it. */
  readonly caller: SoapCaller;
  /**
   * What forms share; comes with the first of them, at the latest once a page stands. Rejects when it cannot be
   * fetched.
   */
  forms(): Promise<FormDesk>;
  /** Goes on where no form would lose anything, and asks first where one would. */
  leaveForms(leave: () => void): void;
  /** Who tells the operator how the portal is used and what goes wrong; rejects when it cannot be fetched. */
  tracker(): Promise<Tracker>;
  /** Sends the window to another address, such as a payment page. */
  leaveFor(url: string): void;
  /**
   * Calls `listener` whenever another account is acted for, switched to in this tab or in another one, with the address
   * that is to be shown
   * first; what the former one has shown is forgotten by then. Returns what stops it.
   */
  onContextSwitch(listener: (account: CustomerContext, landing: string) => void): () => void;
  /** Calls `listener` whenever a session ends, and at once when the last one has; returns what stops it. */
  onSessionEnd(listener: (end: SessionEnd) => void): () => void;
}

/** Puts the portal together in this browser, over the wire. Rejects when a part of it cannot be fetched. */
export async function createApp(configuration: Configuration): Promise<App> {
  const settings = settingsOf(configuration);
  const ports = await appPorts({ settings, storage: keptSession, page: window, chatPath: configuration.chat.path });
  return assembleApp(ports, {
    brand: brandOf(configuration),
    settings,
    clipboard: new BrowserClipboard(window.navigator),
    leaveFor: (url) => window.location.assign(url),
  });
}
