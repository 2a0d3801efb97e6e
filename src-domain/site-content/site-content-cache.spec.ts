import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aBanner, siteContent } from "#test/mothers/index.ts";
import {
  SITE_CONTENT_CACHE_MAX_AGE_MS,
  freshCachedContent,
  updateSiteContentCache,
  type LoadedSiteContent,
  type SiteContentCache,
} from "./site-content-cache.ts";

const NOW = Date.parse("2026-11-20T10:00:00+01:00");
const texts = siteContent({ video_title: "Filmy" });

describe("(part of SITE-03) site content cache", () => {
  it("uses cached site content for exactly 60 days, each part by its own age", () => {
    const copy = updateSiteContentCache(
      updateSiteContentCache(undefined, "1", { content: texts }, NOW - 1_000),
      "1",
      { banners: [aBanner()] },
      NOW,
    );
    expect(SITE_CONTENT_CACHE_MAX_AGE_MS).toBe(5_184_000_000);
    expect(freshCachedContent(copy, "1", NOW)).toEqual({ content: texts, banners: [aBanner()] });
    expect(freshCachedContent(copy, "1", NOW - 1_000 + SITE_CONTENT_CACHE_MAX_AGE_MS - 1)).toEqual({
      content: texts,
      banners: [aBanner()],
    });
    expect(freshCachedContent(copy, "1", NOW - 1_000 + SITE_CONTENT_CACHE_MAX_AGE_MS)).toEqual({
      banners: [aBanner()],
    });
    expect(freshCachedContent(copy, "1", NOW + SITE_CONTENT_CACHE_MAX_AGE_MS)).toEqual({});
  });

  it("ignores cached site content when the clock was set back before its time", () => {
    const copy = updateSiteContentCache(undefined, "1", { content: texts }, NOW);
    expect(freshCachedContent(copy, "1", NOW - 60_000)).toEqual({ content: texts });
    expect(freshCachedContent(copy, "1", NOW - 60_001)).toEqual({});
  });

  it("returns no cached content of another account, for any sequence of loads", () => {
    const anyRead = fc.record({
      account: fc.constantFrom("1", "2", "3"),
      what: fc.constantFrom("content" as const, "banners" as const),
      number: fc.nat(9),
      pause: fc.nat(SITE_CONTENT_CACHE_MAX_AGE_MS / 3),
    });
    fc.assert(
      fc.property(fc.array(anyRead, { maxLength: 12 }), fc.constantFrom("1", "2", "3"), (reads, asked) => {
        let copy: SiteContentCache | undefined;
        let now = NOW;
        let expected: {
          content?: [LoadedSiteContent["content"], number];
          banners?: [LoadedSiteContent["banners"], number];
        } = {};
        let owner: string | undefined;
        for (const { account, what, number, pause } of reads) {
          now += pause;
          if (owner !== account) expected = {};
          owner = account;
          const content = siteContent({ of: `${account} ${number}` });
          const banners = [aBanner({ bannerId: `${account} ${number}` })];
          if (what === "content") expected.content = [content, now];
          else expected.banners = [banners, now];
          copy = updateSiteContentCache(copy, account, what === "content" ? { content } : { banners }, now);
        }
        const fresh = (part: readonly [unknown, number] | undefined) =>
          asked === owner && part !== undefined && now - part[1] < SITE_CONTENT_CACHE_MAX_AGE_MS;
        const got = freshCachedContent(copy, asked, now);
        expect(got.content).toEqual(fresh(expected.content) ? expected.content?.[0] : undefined);
        expect(got.banners).toEqual(fresh(expected.banners) ? expected.banners?.[0] : undefined);
      }),
    );
  });
});
