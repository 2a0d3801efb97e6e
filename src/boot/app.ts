import { configure } from "mobx";
import type { PortalFeature } from "#domain/access/index.ts";
import type { Configuration } from "#domain/configuration/index.ts";
import type { RouteName } from "#domain/navigation/routes.ts";
import type { AccountAccessPorts, LoginPort } from "#domain/login/index.ts";
import type { AuthenticatorPort } from "#domain/passkeys/index.ts";
import type { CustomerContext, TabSessionEnding, UserSession } from "#domain/session/index.ts";
import type { ClockPort, IdempotencyKeyPort } from "#domain/shared-kernel/index.ts";
import type { ConnectivityStore } from "#ui/stores/connectivity/connectivity.store.ts";
import { browserModule } from "../container/browser.module.ts";
import { CONTEXT_LOADERS, type ContextName } from "../container/context-loaders.ts";
import { CORE_MODULES } from "../container/core-modules.ts";
import type { PageServices } from "../container/page.module.ts";
import { PortalContainer } from "../container/portal-container.ts";
import { soapModule } from "../container/soap.module.ts";
import { assembleApp } from "./assemble-app.ts";
import { brandOf } from "./brand.ts";
import { portalSettingsOf } from "./portal-settings-of.ts";

/** Services of the login page. */
export interface LoginServices {
  readonly port: LoginPort;
  readonly idempotencyKeys: IdempotencyKeyPort;
  readonly network: ConnectivityStore;
  readonly clock: ClockPort;
  /** Returns false for a feature that the provider lacks (CALL-12). */
  readonly isAvailable: (feature: PortalFeature) => boolean;
  /** Returns the address to open after the login of this session, once; `undefined` without one. */
  readonly takeReturnTarget: (session: UserSession) => string | undefined;
  /** Ports for registration and password reset. Rejects when their code cannot be loaded. */
  readonly accountAccess: () => Promise<AccountAccessPorts>;
  /** Starts the tracker at the login page, which is shown since this moment; without a network nothing is counted. */
  readonly trackVisit: (since: number) => void;
  /** Shows a message on the page that follows the login. */
  readonly showToast: (text: string) => void;
  /** Device that stores passkeys. Rejects when its code cannot be loaded. */
  readonly authenticator: () => Promise<AuthenticatorPort>;
}

/** Portal behind the login page. */
export interface App {
  /** Resolves every port and store. */
  readonly container: PortalContainer<ContextName>;
  /** Services of the login page, whose code belongs to the first chunk and contains no tokens. */
  loginServices(): LoginServices;
  /**
   * Starts a session after a login and loads the customer's data. `landing`: address that is shown first, whose data
   * are requested before the others.
   */
  openSession(session: UserSession, landing?: string): void;
  /** Ends a session that the server has opened but the portal does not use. */
  endUnusedSession(session: UserSession): void;
  /**
   * Resumes the stored session unless one is open here: after a reload, or a login in another tab (SESS-07). `landing`:
   * address that is shown first.
   */
  resume(landing?: string): void;
  /**
   * Requests the data of a screen to which the customer is navigating from the page at `openPath`, if the customer may
   * see it. Resolves when the open page has to leave (NAV-23); `undefined`: at once.
   */
  prefetchScreen(route: RouteName, openPath: string | undefined): Promise<unknown> | undefined;
  /** Calls `leave` at once if no form would lose input, otherwise after the customer has confirmed. */
  leaveForms(leave: () => void): void;
  /**
   * Like `leaveForms`, before a logout or another account, which remove the drafts of all forms: asks also about a form
   * that no page shows (DIALOG-11).
   */
  leaveAccount(leave: () => void): void;
  /** Like `leaveAccount`, before the switch to another account: the question names the switch. */
  leaveForAccount(leave: () => void): void;
  /**
   * Calls `listener` after every switch of the account, in this tab or another one, with the address to show first, and
   * the former account if drafts are kept for it. Returns the function that unsubscribes it.
   */
  onAccountSwitch(
    listener: (account: CustomerContext, landing: string, withDrafts: CustomerContext | undefined) => void,
  ): () => void;
  /**
   * Calls `listener` whenever a session ends, and at once if the last one has ended. Returns the function that
   * unsubscribes it.
   */
  onSessionEnd(listener: (end: TabSessionEnding) => void): () => void;
}

/**
 * Creates the portal of this browser window. Where the operator allows diagnostics, their code loads first, so that it
 * sees every call.
 */
export async function createPortalApp(configuration: Configuration, page: PageServices): Promise<App> {
  configure({ enforceActions: "always" });
  const container = new PortalContainer(CONTEXT_LOADERS, (error) => page.errors.record(error));
  for (const module of [browserModule(window, page), soapModule, ...CORE_MODULES]) container.add(module);
  // Part of this chunk: the start page reads by their stores at the moment a session is known.
  container.load("finance", "onboarding").catch(() => undefined);
  const diagnostics =
    configuration.diagnostics === true
      ? (await import("./diagnostics/page-diagnostics.tsx")).openPageDiagnostics(window)
      : undefined;
  const settings = { ...portalSettingsOf(configuration), callTracer: diagnostics?.tracer };
  const app = assembleApp(container, { brand: brandOf(configuration), settings });
  diagnostics?.show(container, page.errors);
  return app;
}
