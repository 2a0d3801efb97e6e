import type { Configuration } from "#domain/configuration/index.ts";
import type { PageServices } from "../container/page.module.ts";
import type { App } from "./app.ts";

/** Lets the browser react between running the code of the portal and starting it: a slow phone takes 60 ms for each. */
const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

/**
 * Creates the loader of the portal behind the login page: container, stores, streams. Loads it once, while the customer
 * types or with the first route that needs it; the next call retries a failed load.
 */
export function createPortalLoader(configuration: Configuration, page: PageServices): () => Promise<App> {
  let loading: Promise<App> | undefined;
  return () =>
    (loading ??= import("./app.ts")
      .then(async (module) => {
        await nextTask();
        return module.createPortalApp(configuration, page);
      })
      .catch((error: unknown) => {
        loading = undefined;
        page.errors.record(error);
        throw error;
      }));
}
