import { describe, expect, it } from "vitest";
import type { SiteContentCachePort } from "#domain/site-content/index.ts";
import { aBanner, siteContent } from "#test/mothers/index.ts";

/** Runs the contract suite of `SiteContentCachePort`. `make` returns two tabs of a browser with an empty storage. */
export function siteContentCachePortContract(
  name: string,
  make: () => readonly [SiteContentCachePort, SiteContentCachePort],
): void {
  describe(`SiteContentCachePort: ${name}`, () => {
    it("(part of SITE-03) returns the last written copy of site content in every tab", () => {
      const [one, other] = make();
      expect([one.read(), other.read()]).toEqual([undefined, undefined]);
      const banners = [
        aBanner(),
        aBanner({ bannerId: "B-2", expirationDate: undefined, destinationUrl: "/faq", alternativeText: undefined }),
      ];
      const copy = {
        account: "4127830",
        content: {
          readAt: 1_795_000_000_000,
          value: siteContent({ video_title: "Zażółć <b>gęślą</b> jaźń", 'dziwny "klucz"': "\u0001" }),
        },
        banners: { readAt: 1_795_000_000_001, value: banners },
      };
      one.write(copy);
      expect(other.read()).toEqual(copy);
      const less = { account: "5000114", content: undefined, banners: { readAt: 1, value: [] } };
      other.write(less);
      expect(one.read()).toEqual(less);
    });
  });
}
