import type { Configuration } from "#domain/configuration/index.ts";
import type { PageReloadPort } from "#domain/navigation/page-reload.port.ts";
import type { ReturnAddressPort } from "#domain/navigation/return-address.port.ts";
import type { EnteredLogin, PageServices } from "../container/page.module.ts";
import type { App } from "./app.ts";
import { hasValidSession } from "./has-valid-session.ts";
import { createPortalLoader } from "./portal-loader.ts";
import { settingsOf } from "./settings.ts";

/** The way into the portal, before anything of it has loaded: all that the router needs of it. */
export interface PortalRouterDependencies {
  /** Whether a session is kept that is still open; decided without a call. */
  readonly hasValidSession: () => boolean;
  /** Loads the portal, once for all who ask. Rejects when it cannot be fetched, and may then be asked again. */
  readonly openPortal: () => Promise<App>;
  /** Keeps the address that a guest asked for until the login. */
  readonly returnAddress: ReturnAddressPort;
  /** What is done about a chunk that does not load. */
  readonly reload: PageReloadPort;
  readonly enteredLogin: EnteredLogin;
}

/** The way in of this browser, to an installation that is set up so. */
export function createRouterDependencies(configuration: Configuration, page: PageServices): PortalRouterDependencies {
  const { session } = settingsOf(configuration);
  return {
    hasValidSession: () => hasValidSession(page.sessionStorage, session),
    openPortal: createPortalLoader(configuration, page),
    returnAddress: page.returnAddress,
    reload: page.createPageReload(),
    enteredLogin: page.enteredLogin,
  };
}
