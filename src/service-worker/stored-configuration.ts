import type { PrecacheController } from "workbox-precaching/PrecacheController.js";

const POLICY = "Content-Security-Policy";

/** Cache modes of a request that wants the file of the server. */
const BYPASSING: ReadonlySet<RequestCache> = new Set<RequestCache>(["no-cache", "no-store", "reload"]);

/** Dependencies of `StoredConfiguration`. */
export interface StoredConfigurationDependencies {
  readonly files: Pick<PrecacheController, "getCacheKeyForURL" | "getIntegrityForCacheKey" | "matchPrecache">;
  /** Cache of `files`. */
  readonly openCache: () => Promise<Pick<Cache, "put">>;
  readonly fetch: typeof fetch;
  /** Path of the portal's page. */
  readonly page: string;
}

/**
 * `config.json` as it was when the release was installed, so that it fits the stored page; the portal looks for a newer
 * one after each start with a request that bypasses the store.
 */
export class StoredConfiguration {
  readonly #dependencies: StoredConfigurationDependencies;

  constructor(dependencies: StoredConfigurationDependencies) {
    this.#dependencies = dependencies;
  }

  /** Returns the stored file, or the one of the server. Passes further work to `waitUntil`. */
  async respond(request: Request, waitUntil: (work: Promise<void>) => void): Promise<Response> {
    const { files, fetch } = this.#dependencies;
    const stored = BYPASSING.has(request.cache) ? undefined : await files.matchPrecache(request);
    if (stored !== undefined) return stored;
    const fresh = await fetch(request);
    // Waits, so that the next page of this tab already has the new one.
    if (fresh.status === 200) await this.#store(request.url, fresh.clone());
    waitUntil(this.#renewPagePolicy(fresh.headers.get(POLICY)));
    return fresh;
  }

  async #store(url: string, response: Response): Promise<void> {
    const key = this.#dependencies.files.getCacheKeyForURL(url);
    if (key === undefined) return;
    try {
      JSON.parse(await response.clone().text());
    } catch {
      return;
    }
    const cache = await this.#dependencies.openCache();
    await cache.put(key, response);
  }

  /**
   * Stores the page with the server's new policy, such as a further payment host (SW-10). Its text stays the same: the
   * list of files has its checksum.
   */
  async #renewPagePolicy(policy: string | null): Promise<void> {
    const { files, page, openCache, fetch } = this.#dependencies;
    const key = files.getCacheKeyForURL(page);
    const stored = await files.matchPrecache(page);
    if (policy === null || key === undefined || stored === undefined || stored.headers.get(POLICY) === policy) return;
    const integrity = files.getIntegrityForCacheKey(key);
    if (integrity === undefined) return;
    // Another release has another checksum, and its own worker.
    const renewed = await fetch(page, { cache: "reload", integrity }).catch(() => undefined);
    if (renewed?.status !== 200) return;
    const cache = await openCache();
    await cache.put(key, renewed);
  }
}
