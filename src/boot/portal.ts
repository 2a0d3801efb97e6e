import type { App } from "./app.ts";

let opening: Promise<App> | undefined;

/**
 * The portal behind the login page: container, stores, streams. Loaded once, while the customer types or with the
 * first route that needs it; a load that failed (the network was gone) is tried again by the next one who asks.
 */
export function openPortal(): Promise<App> {
  opening ??= import("./app.ts")
    .then((module) => module.createApp())
    .catch((error: unknown) => {
      opening = undefined;
      throw error;
    });
  return opening;
}
