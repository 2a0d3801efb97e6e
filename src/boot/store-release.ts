import { isInNativeApp } from "#adapters/native-bridge/is-in-native-app.ts";
import { createConfigurationReaders, createStoredRelease } from "../container/stored-release.module.ts";
import { followConfiguration } from "./follow-configuration.ts";
import { savesData } from "#adapters/browser/saves-data.ts";

/** Longest time until the portal is stored although the browser is busy, ms. */
const IDLE_TIMEOUT_MS = 10_000;

/** Delay in a browser that does not tell when it is idle, ms. */
const DELAY_MS = 2_000;

/** Returns a function that is true once the customer has pressed or typed something, or a field has a value. */
function watchCustomer(page: Window): () => boolean {
  let isTouched = false;
  const touch = ({ isTrusted }: Event): void => void (isTouched ||= isTrusted);
  for (const kind of ["pointerdown", "keydown", "input"]) page.addEventListener(kind, touch, true);
  const hasInput = (): boolean =>
    [
      ...page.document.querySelectorAll<HTMLInputElement>("input:not([type=checkbox], [type=radio], [type=hidden])"),
    ].some(({ value }) => value !== "");
  return () => isTouched || hasInput();
}

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
 * Stores the portal in this browser, so that the next visit needs no network (SW-01). Not in the operator's app, which
 * replaces its web view and files by its own updates.
 */
export async function storeRelease(page: Window & typeof globalThis, isOpen: boolean): Promise<void> {
  const release = createStoredRelease(page);
  if (isInNativeApp(page) || !release.canStore) return;
  const isTouched = watchCustomer(page);
  await waitUntilLoaded(page);
  await followConfiguration({
    release,
    ...createConfigurationReaders(),
    isOpen,
    savesData: savesData(),
    whenIdle: () => waitUntilIdle(page),
    isTouched,
    reload: () => page.location.reload(),
  });
}
