import type { PrecacheController } from "workbox-precaching/PrecacheController.js";

const POLICY = "Content-Security-Policy";

/**
 * `config.json` as it was when the release was installed, so that it fits the stored page; the portal looks for a newer
 * one after each start with a request that bypasses the cache.
 */
export class StoredConfiguration {
  readonly #shell: PrecacheController;
  readonly #page: string;

  constructor(shell: PrecacheController, page: string) {
    this.#shell = shell;
    this.#page = page;
  }

  async respond(request: Request, event: ExtendableEvent): Promise<Response> {
    const isRefresh = request.cache === "no-cache" || request.cache === "reload" || request.cache === "no-store";
    const stored = isRefresh ? undefined : await this.#shell.matchPrecache(request);
    if (stored !== undefined) return stored;
    const fresh = await fetch(request);
    const copy = fresh.clone();
    // Waits, so that the next page of this tab already has the new one.
    if (fresh.status === 200) await this.#store(request.url, copy);
    event.waitUntil(this.#renewPagePolicy(fresh.headers.get(POLICY)));
    return fresh;
  }

  async #store(url: string, response: Response): Promise<void> {
    const key = this.#shell.getCacheKeyForURL(url);
    if (key === undefined) return;
    try {
      JSON.parse(await response.clone().text());
    } catch {
      return;
    }
    const cache = await caches.open(this.#shell.strategy.cacheName);
    await cache.put(key, response);
  }

  /**
   * Stores the page with the server's new policy, such as a further payment host. Its text stays the same: the list of
   * files has its checksum.
   */
  async #renewPagePolicy(policy: string | null): Promise<void> {
    const key = this.#shell.getCacheKeyForURL(this.#page);
    const stored = await this.#shell.matchPrecache(this.#page);
    if (policy === null || key === undefined || stored === undefined || stored.headers.get(POLICY) === policy) return;
    const integrity = this.#shell.getIntegrityForCacheKey(key);
    if (integrity === undefined) return;
    const renewed = await fetch(this.#page, { cache: "reload", integrity }).catch(() => undefined);
    if (renewed?.status !== 200) return;
    const cache = await caches.open(this.#shell.strategy.cacheName);
    await cache.put(key, renewed);
  }
}
