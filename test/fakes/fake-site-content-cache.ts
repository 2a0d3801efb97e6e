import type { SiteContentCachePort } from "#domain/site-content/index.ts";
import type { SiteContentCache } from "#domain/site-content/site-content-cache.ts";

/** Cached site content of one browser, in memory. */
export function fakeSiteContentCache(): SiteContentCachePort {
  let stored: SiteContentCache | undefined;
  return {
    read: () => stored,
    write(copy) {
      stored = copy;
    },
  };
}
