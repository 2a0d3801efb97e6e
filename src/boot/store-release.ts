import { isInNativeApp } from "#adapters/native-bridge/is-in-native-app.ts";
import { createConfigurationReaders, createStoredRelease } from "../container/stored-release.module.ts";
import { followConfiguration } from "./follow-configuration.ts";
import { waitUntilIdle, waitUntilLoaded } from "./page-waits.ts";

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

/**
 * Stores the portal in this browser, so that the next visit needs no network (SW-01). Not in the operator's app, which
 * replaces its web view and files by its own updates. Reads `config.json` again after the start, whose reads come
 * first. `savesData` is an argument, because its module belongs to a chunk that the login page does not load.
 */
export async function storeRelease(
  page: Window & typeof globalThis,
  { isOpen, savesData }: { readonly isOpen: boolean; readonly savesData: boolean },
): Promise<void> {
  const release = createStoredRelease(page);
  if (isInNativeApp(page) || !release.canStore) return;
  const isTouched = watchCustomer(page);
  await waitUntilLoaded(page);
  await waitUntilIdle(page);
  await followConfiguration({
    release,
    ...createConfigurationReaders(),
    isOpen,
    savesData,
    whenIdle: () => waitUntilIdle(page),
    isTouched,
    reload: () => page.location.reload(),
  });
}
