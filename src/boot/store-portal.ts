import { isInNativeApp } from "#adapters/native-bridge/is-in-native-app.ts";
import { createConfigurationReaders, createStoredRelease } from "../container/stored-release.module.ts";
import { followConfiguration } from "./follow-configuration.ts";
import { savesData } from "./saves-data.ts";

/** Longest time until the portal is stored although the browser is busy, ms. */
const IDLE_TIMEOUT_MS = 10_000;

/** Delay in a browser that does not tell when it is idle, ms. */
const DELAY_MS = 2_000;

function waitUntilLoaded(page: Window): Promise<void> {
  return new Promise((resolve) => {
    if (page.document.readyState === "complete") resolve();
    else page.addEventListener("load", () => resolve(), { once: true });
  });
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
  await waitUntilLoaded(page);
  await followConfiguration({
    release: createStoredRelease(page),
    ...createConfigurationReaders(),
    isOpen,
    savesData: savesData(page.navigator),
    whenIdle: () => waitUntilIdle(page),
    isTouched: () => !("userActivation" in page.navigator) || page.navigator.userActivation.hasBeenActive,
    reload: () => page.location.reload(),
  });
}
