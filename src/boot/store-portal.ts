import { HttpConfigurationAdapter } from "#adapters/browser/http-configuration.adapter.ts";
import { isInNativeApp } from "#adapters/native-bridge/is-in-native-app.ts";
import type { ConfigurationPort } from "#domain/configuration/index.ts";
import type { StoredReleasePort } from "#domain/navigation/index.ts";
import { createStoredRelease } from "../container/stored-release.module.ts";
import { savesData } from "./saves-data.ts";

/** Longest time until the portal is stored although the browser is busy, ms. */
const IDLE_TIMEOUT_MS = 10_000;

/** Delay in a browser that does not tell when it is idle, ms. */
const DELAY_MS = 2_000;

/** Dependencies of `followConfiguration`. */
export interface StoredPortalDependencies {
  readonly release: StoredReleasePort;
  /** Reads `config.json` at the server, and renews the stored one. */
  readonly served: ConfigurationPort;
  /** Reads `config.json` as the next page will. */
  readonly stored: ConfigurationPort;
  /** True if the page was opened with the portal; false during maintenance and after an error. */
  readonly isOpen: boolean;
  readonly savesData: boolean;
  /** True once the customer has pressed or typed something on this page. */
  readonly isTouched: () => boolean;
  readonly reload: () => void;
}

const canOpen = async (configuration: ConfigurationPort): Promise<boolean | undefined> => {
  const read = await configuration.read();
  if (read.ok) return read.value.maintenance === undefined;
  return read.failure.kind === "unreachable" || read.failure.kind === "timeout" ? undefined : false;
};

/**
 * Stores the portal, or removes it if `config.json` at the server says so (SW-06). If the operator has closed or opened
 * the portal since its page was stored, a page that the customer has not touched is loaded again (SW-05).
 */
export async function followConfiguration(dependencies: StoredPortalDependencies): Promise<void> {
  const { release, served, stored, isOpen, isTouched, reload } = dependencies;
  const read = await served.read();
  if (read.ok && read.value.serviceWorker === false) return release.remove();
  if (!dependencies.savesData) await release.store();
  if (!read.ok) return undefined;
  const isOpenNow = read.value.maintenance === undefined;
  // A page that is loaded again must get the new configuration; otherwise it would be loaded endlessly.
  if (isOpenNow !== isOpen && (await canOpen(stored)) === isOpenNow && !isTouched()) reload();
  return undefined;
}

function waitUntilIdle(page: Window): Promise<void> {
  return new Promise((resolve) => {
    if ("requestIdleCallback" in page) page.requestIdleCallback(() => resolve(), { timeout: IDLE_TIMEOUT_MS });
    else setTimeout(resolve, DELAY_MS);
  });
}

/**
 * Stores the portal in this browser, so that the next visit needs no network (SW-01). Not in the operator's app, whose
 * web view and files have a life of their own.
 */
export async function storePortal(page: Window & typeof globalThis, isOpen: boolean): Promise<void> {
  if (isInNativeApp(page) || !("serviceWorker" in page.navigator)) return;
  await waitUntilIdle(page);
  await followConfiguration({
    release: createStoredRelease(page),
    served: new HttpConfigurationAdapter((url, init) => fetch(url, { ...init, cache: "no-cache" })),
    stored: new HttpConfigurationAdapter((url, init) => fetch(url, init)),
    isOpen,
    savesData: savesData(page.navigator),
    isTouched: () => !("userActivation" in page.navigator) || page.navigator.userActivation.hasBeenActive,
    reload: () => page.location.reload(),
  });
}
