import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aBanner, day } from "#test/mothers/index.ts";
import { rotationBannersOf } from "./rotation-banners.ts";

const TODAY = day("2026-11-20");
const ORIGIN = "https://ebok.example";
const PICTURES = { origin: ORIGIN, hosts: ["img.example"] };
const idsOf = (banners: ReturnType<typeof rotationBannersOf>) => banners.map(({ bannerId }) => bannerId);
const shownOf = (changes: Parameters<typeof aBanner>[0]) => rotationBannersOf([aBanner(changes)], TODAY, PICTURES)[0];

describe("(part of SITE-03) rotation banners", () => {
  it("sorts rotation banners by order and shows them through their last day", () => {
    const banners = [
      aBanner({ bannerId: "later", order: 2, expirationDate: undefined }),
      aBanner({ bannerId: "over", order: 0, expirationDate: day("2026-11-19") }),
      aBanner({ bannerId: "first", order: 1, expirationDate: TODAY }),
      aBanner({ bannerId: "beside", order: 2 }),
    ];
    expect(idsOf(rotationBannersOf(banners, TODAY, PICTURES))).toEqual(["first", "later", "beside"]);
  });

  it("returns sorted, unexpired and unique rotation banners, for any banners", () => {
    const days = ["2026-11-18", "2026-11-19", "2026-11-20", "2026-11-21"].map(day);
    const anyBanner = fc.record({
      bannerId: fc.constantFrom("a", "b", "c", "d"),
      order: fc.integer({ min: -3, max: 3 }),
      expirationDate: fc.constantFrom(...days, undefined),
    });
    fc.assert(
      fc.property(fc.array(anyBanner), (changes) => {
        const shown = rotationBannersOf(changes.map(aBanner), TODAY, PICTURES);
        const unexpired = changes.filter(
          ({ expirationDate }) => expirationDate === undefined || expirationDate >= TODAY,
        );
        const ids = idsOf(shown);
        expect(new Set(ids)).toEqual(new Set(unexpired.map(({ bannerId }) => bannerId)));
        expect(ids.length).toBe(new Set(ids).size);
        const least = (id: string): number =>
          Math.min(...unexpired.filter(({ bannerId }) => bannerId === id).map(({ order }) => order));
        expect(ids.map(least)).toEqual(ids.map(least).toSorted((one, other) => one - other));
      }),
    );
  });

  it.each([
    ["/banners/a.webp", "/banners/a.webp"],
    [`${ORIGIN}/banners/a.webp`, "/banners/a.webp"],
    ["data:image/png;base64,AA==", "data:image/png;base64,AA=="],
    ["https://img.example/a.webp", "https://img.example/a.webp"],
  ])("accepts a banner picture of the portal or a listed host: %s", (resourceUrl, picture) => {
    expect(shownOf({ resourceUrl })?.picture).toBe(picture);
  });

  it.each([
    "https://evil.example/a.png",
    "//evil.example/a.png",
    "/\\evil.example/a.png",
    "/\t/evil.example/a.png",
    `${ORIGIN}.evil.example/a.png`,
    "javascript:alert(1)",
    "data:text/html,<script>",
    "a.png",
    "",
  ])("shows the text of a banner whose picture is from elsewhere: %s", (resourceUrl) => {
    expect(shownOf({ resourceUrl, alternativeText: "Nowość" })).toMatchObject({
      picture: undefined,
      resourceUrl,
      words: "Nowość",
    });
  });

  it.each([
    ["/service/yourOffer?a=1#b", { kind: "internal", address: "/service/yourOffer?a=1#b" }],
    [`${ORIGIN}/faq`, { kind: "internal", address: "/faq" }],
    ["https://wiazka.example/oferta", { kind: "external", address: "https://wiazka.example/oferta" }],
    ["https://wiazka.example", { kind: "external", address: "https://wiazka.example" }],
  ])("links a banner to %s", (destinationUrl, destination) => {
    expect(shownOf({ destinationUrl })?.destination).toEqual(destination);
  });

  it.each([
    undefined,
    "",
    "javascript:alert(1)",
    " java\tscript:alert(1)",
    "data:text/html,x",
    "//evil.example",
    "/\\evil.example",
    "http://wiazka.example",
    "https://bank.example@evil.example/",
    "https:evil",
    "faq",
    `${ORIGIN}//evil.example`,
  ])("returns no banner link for %s", (destinationUrl) => {
    expect(shownOf({ destinationUrl })).toMatchObject({ destination: undefined });
  });

  it("returns no alternative text of a banner when the operator gives none", () => {
    expect([shownOf({ alternativeText: " " })?.words, shownOf({ alternativeText: " Nowość " })?.words]).toEqual([
      undefined,
      "Nowość",
    ]);
  });
});
