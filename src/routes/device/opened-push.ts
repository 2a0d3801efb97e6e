import { tappedPushAt, type TappedPush } from "#domain/device/index.ts";

/** The address that the page was loaded with, whatever has become of it since. */
function openedAt(page: Window): string {
  const [opened] = page.performance.getEntriesByType("navigation");
  return opened === undefined ? "" : new URL(opened.name, page.location.href).pathname;
}

/** The notification that the app was opened by; `undefined` where it was opened otherwise. */
export const openedPush = (page: Window): TappedPush | undefined => tappedPushAt(openedAt(page));
