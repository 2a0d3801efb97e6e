import { BrowserNavigationHistoryAdapter } from "#adapters/browser/browser-navigation-history.adapter.ts";
import { BrowserPageReloadAdapter } from "#adapters/browser/browser-page-reload.adapter.ts";
import { PageCookieChoice } from "#adapters/browser/page-cookie-choice.ts";
import { HttpConfigurationAdapter } from "#adapters/browser/http-configuration.adapter.ts";
import { PageErrorRecorder, type RecordedPage } from "#adapters/tracking/page-error-recorder.ts";
import { LocalSessionStorageAdapter } from "#adapters/storage/local-session-storage.adapter.ts";
import { storeReturnAddress } from "#adapters/storage/store-return-address.ts";
import type { ConfigurationPort } from "#domain/configuration/index.ts";
import type { PageReloadPort } from "#domain/navigation/page-reload.port.ts";
import type { ReturnAddressPort } from "#domain/navigation/return-address.port.ts";
import type { SessionStoragePort } from "#domain/session/index.ts";
import { CreatedOnce } from "./created-once.ts";
import type { NativeApp } from "./native-app.module.ts";

/** Login typed on the login page, carried to the password-reset page and back. Empty after a login. */
export interface EnteredLogin {
  value: string;
}

/**
 * Services of the page that are needed before the container is loaded. The container binds the same instances, so that
 * there is one of each per page.
 */
export interface PageServices {
  /** Errors and warnings of the page; records from the creation of these services on. */
  readonly errors: PageErrorRecorder;
  readonly configuration: ConfigurationPort;
  /** Stored session. If the browser denies storage, it lives only in this object. */
  readonly sessionStorage: SessionStoragePort;
  /** Stores the address that a guest requests. */
  readonly returnAddress: Pick<ReturnAddressPort, "keep">;
  /** History of this tab; follows the portal's router from its start. */
  readonly navigationHistory: BrowserNavigationHistoryAdapter;
  readonly enteredLogin: EnteredLogin;
  readonly cookieChoice: PageCookieChoice;
  /** Operator's app that surrounds this page; created by code that is loaded only inside the app. */
  readonly nativeApp: CreatedOnce<NativeApp>;
  /** Reads and removes the data that a reload carried over; called once the configuration is valid. */
  createPageReload(): PageReloadPort;
}

/**
 * Creates the services of a page. Part of the first chunk: no library and no container. `onUnhandledError` is called
 * for each error of the portal whose failure no caller shows.
 */
export function createPageServices(page: Window & RecordedPage, onUnhandledError?: () => void): PageServices {
  const errors = new PageErrorRecorder({
    page,
    now: () => Date.now(),
    loadReceiver: async () => (await import("./error-reporter.module.ts")).createErrorReporter(page),
    onUnhandled: onUnhandledError,
  });
  errors.start();
  return {
    errors,
    configuration: new HttpConfigurationAdapter((url, init) => fetch(url, init)),
    sessionStorage: new LocalSessionStorageAdapter(() => page.localStorage),
    returnAddress: {
      keep: (address, origin) => storeReturnAddress(() => page.sessionStorage, address, origin),
    },
    navigationHistory: new BrowserNavigationHistoryAdapter(page),
    enteredLogin: { value: "" },
    cookieChoice: new PageCookieChoice(page),
    nativeApp: new CreatedOnce(),
    createPageReload: () => new BrowserPageReloadAdapter(page),
  };
}
