import { LocalSiteCopyAdapter } from "#adapters/storage/local-site-copy.adapter.ts";
import { SiteCopyStore } from "#ui/stores/site-content/site-copy.store.ts";
import type { App } from "../../boot/app.ts";

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
    clock: app.clock,
    copies: new LocalSiteCopyAdapter(() => window.localStorage),
  }).follow();
}
