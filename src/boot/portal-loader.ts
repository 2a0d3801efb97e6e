import type { Configuration } from "#domain/configuration/index.ts";
import type { PageServices } from "../container/page.module.ts";
import type { App } from "./app.ts";
import { memoizeLoader } from "./memoize-loader.ts";
import { nextTask } from "./next-task.ts";

/**
 * Creates the loader of the portal behind the login page: container, stores, streams. Loads it once, while the customer
 * types or with the first route that needs it; the next call retries a failed load.
 */
export function createPortalLoader(configuration: Configuration, page: PageServices): () => Promise<App> {
  return memoizeLoader(async () => {
    try {
      const { createPortalApp } = await import("./app.ts");
      // The browser can react between running the code and starting the portal: a slow phone takes 60 ms for each.
      await nextTask();
      return await createPortalApp(configuration, page);
    } catch (error) {
      page.errors.record(error);
      throw error;
    }
  });
}
