import { SiteCopyStore } from "#ui/stores/site-content/site-copy.store.ts";
import type { App } from "../../boot/app.ts";
import { CLOCK_PORT, SITE_COPY_PORT } from "../../container/tokens.ts";

/**
 * Keeps what the operator's content is, and lets it stand in where the provider cannot be asked (SITE-03), until what
 * it returns is called.
 */
export function followSiteContent(app: App): () => void {
  const { siteContent, session } = app.stores;
  return new SiteCopyStore({
    siteContent,
    session,
    connectivity: app.connectivity,
    clock: app.container.root.get(CLOCK_PORT),
    copies: app.container.root.get(SITE_COPY_PORT),
  }).follow();
}
