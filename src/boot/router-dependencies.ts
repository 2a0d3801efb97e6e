import type { Configuration } from "#domain/configuration/index.ts";
import type { PageReloadPort } from "#domain/navigation/page-reload.port.ts";
import type { ReturnAddressPort } from "#domain/navigation/return-address.port.ts";
import type { EnteredLogin, PageServices } from "../container/page.module.ts";
import type { CookieAnswer } from "../routes/cookie-question.tsx";
import type { App } from "./app.ts";
import { hasValidSession } from "./has-valid-session.ts";
import { offersOperation } from "./offers-operation.ts";
import { createPortalLoader } from "./portal-loader.ts";
import { sessionLimitsOf } from "./session-limits-of.ts";

/** Dependencies of the router before the portal is loaded. */
export interface PortalRouterDependencies {
  /** Returns true if a stored session is still open; decides without a request. */
  readonly hasValidSession: () => boolean;
  /** Loads the portal once for all callers. Rejects when it cannot be loaded; a later call retries. */
  readonly openPortal: () => Promise<App>;
  /** Stores the address that a guest requested until the login. */
  readonly returnAddress: Pick<ReturnAddressPort, "keep">;
  /** Reloads the page after a chunk failed to load. */
  readonly reload: PageReloadPort;
  /** Reports an error that its caller shows or ignores. */
  readonly reportError: (error: unknown) => void;
  readonly enteredLogin: EnteredLogin;
  /** Answer to the cookie question, which is part of the first page (NAV-15). */
  readonly cookieChoice: CookieAnswer;
  /** True if `config.json` says that customers can register: known before the portal is loaded (CALL-12). */
  readonly offersRegistration: boolean;
  /** True if customers can log in with a passkey by `config.json` and in this browser (KEY-03). */
  readonly offersPasskeyLogin: boolean;
}

/** Creates the router dependencies for this browser and configuration. */
export function createRouterDependencies(configuration: Configuration, page: PageServices): PortalRouterDependencies {
  const session = sessionLimitsOf(configuration);
  return {
    hasValidSession: () => hasValidSession(page.sessionStorage, session),
    openPortal: createPortalLoader(configuration, page),
    returnAddress: page.returnAddress,
    reload: page.createPageReload(),
    reportError: (error) => page.errors.record(error),
    enteredLogin: page.enteredLogin,
    cookieChoice: page.cookieChoice,
    offersRegistration: offersOperation(configuration.provider, "signUpCodeVerify"),
    offersPasskeyLogin:
      "PublicKeyCredential" in window && offersOperation(configuration.provider, "getPasskeyRequestOptions"),
  };
}
