import type { Instant } from "../shared-kernel/index.ts";
import type { RotationBanner, SiteContent } from "./site-content.ts";

/** For how long a copy of the operator's content may stand in for it, ms: 60 days (SITE-03). */
export const SITE_CONTENT_CACHE_MAX_AGE_MS = 60 * 24 * 3_600_000;

/** Clocks of one device that are set anew differ by no more; a copy from later than this is none that can be aged. */
const CLOCK_TOLERANCE_MS = 60_000;

/** What one account was last told of the operator's content, for when the provider cannot be asked. */
export interface SiteContentCache {
  readonly account: string;
  /** When each was read; `undefined` where it never was. */
  readonly content: { readonly readAt: Instant; readonly value: SiteContent } | undefined;
  readonly banners: { readonly readAt: Instant; readonly value: readonly RotationBanner[] } | undefined;
}

/** What has just been read, or nothing of it. */
export interface LoadedSiteContent {
  readonly content?: SiteContent;
  readonly banners?: readonly RotationBanner[];
}

/** The copy with what was just read in it. Of another account nothing stays (SESS-11). */
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

/** What of the copy may stand in for the provider now: of this account alone, and what is not older than 60 days. */
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
