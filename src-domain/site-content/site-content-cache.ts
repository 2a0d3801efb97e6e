import type { Instant } from "../shared-kernel/index.ts";
import type { RotationBanner, SiteContent } from "./site-content.ts";

/** Longest time for which cached site content replaces the operator's, ms: 60 days (SITE-03). */
export const SITE_CONTENT_CACHE_MAX_AGE_MS = 60 * 24 * 3_600_000;

/** Tolerance for clock corrections, ms; a copy from further in the future has no usable age. */
const CLOCK_TOLERANCE_MS = 60_000;

/** Site content last loaded for one account, used when the server cannot be reached. */
export interface SiteContentCache {
  readonly account: string;
  /** `readAt`: time of the load; `undefined` if never loaded. */
  readonly content: { readonly readAt: Instant; readonly value: SiteContent } | undefined;
  readonly banners: { readonly readAt: Instant; readonly value: readonly RotationBanner[] } | undefined;
}

/** Newly loaded content; a missing part was not loaded. */
export interface LoadedSiteContent {
  readonly content?: SiteContent;
  readonly banners?: readonly RotationBanner[];
}

/** Returns the cache with newly loaded content. Drops content of another account (SESS-11). */
export function updateSiteContentCache(
  former: SiteContentCache | undefined,
  account: string,
  read: LoadedSiteContent,
  now: Instant,
): SiteContentCache {
  const own = former?.account === account ? former : undefined;
  return {
    account,
    content: read.content === undefined ? own?.content : { readAt: now, value: read.content },
    banners: read.banners === undefined ? own?.banners : { readAt: now, value: read.banners },
  };
}

/** Returns the cached content that may replace the server's now: of this account and not older than 60 days. */
export function freshCachedContent(
  copy: SiteContentCache | undefined,
  account: string,
  now: Instant,
): LoadedSiteContent {
  if (copy?.account !== account) return {};
  const { content, banners } = copy;
  return {
    ...(isFresh(content, now) ? { content: content.value } : {}),
    ...(isFresh(banners, now) ? { banners: banners.value } : {}),
  };
}

function isFresh<Part extends { readonly readAt: Instant }>(part: Part | undefined, now: Instant): part is Part {
  return (
    part !== undefined && part.readAt <= now + CLOCK_TOLERANCE_MS && now - part.readAt < SITE_CONTENT_CACHE_MAX_AGE_MS
  );
}
