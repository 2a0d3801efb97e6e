import type { ComponentType } from "react";
import type { App } from "../../boot/app.ts";

/** What the page is titled, it says itself: it may be the one of a new customer's tasks. */
export const titlesItself = true;

/**
 * The settings. Their page is fetched here, and not by the table of screens: the login page would carry the list of its
 * parts.
 */
export async function compose(app: App): Promise<ComponentType> {
  const { settingsPage } = await import("./settings-page.tsx");
  return settingsPage(app);
}
