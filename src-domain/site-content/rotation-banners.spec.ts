import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aBanner, day } from "#test/mothers/index.ts";
import { rotationBannersOf } from "./rotation-banners.ts";

const TODAY = day("2026-11-20");
const HERE = "https://ebok.example";
const idsOf = (banners: ReturnType<typeof rotationBannersOf>) => banners.map(({ bannerId }) => bannerId);
const shownOf = (changes: Parameters<typeof aBanner>[0]) => rotationBannersOf([aBanner(changes)], TODAY, HERE)[0];

describe("(part of SITE-03) the rotation banners", () => {
  it("come by their order, and on their last day too; those that have run out do not", () => {
    const banners = [
      aBanner({ bannerId: "later", order: 2, expirationDate: undefined }),
      aBanner({ bannerId: "over", order: 0, expirationDate: day("2026-11-19") }),
      aBanner({ bannerId: "first", order: 1, expirationDate: TODAY }),
      aBanner({ bannerId: "beside", order: 2 }),
    ];
    expect(idsOf(rotationBannersOf(banners, TODAY, HERE))).toEqual(["first", "later", "beside"]);
  });

  it("are never in another order, never over and never twice, whatever the provider sends", () => {
    const days = ["2026-11-18", "2026-11-19", "2026-11-20", "2026-11-21"].map(day);
    const anyBanner = fc.record({
      bannerId: fc.constantFrom("a", "b", "c", "d"),
      order: fc.integer({ min: -3, max: 3 }),
      expirationDate: fc.constantFrom(...days, undefined),
    });
    fc.assert(
      fc.property(fc.array(anyBanner), (changes) => {
        const shown = rotationBannersOf(changes.map(aBanner), TODAY, HERE);
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
    [`${HERE}/banners/a.webp`, "/banners/a.webp"],
    ["data:image/png;base64,AA==", "data:image/png;base64,AA=="],
  ])("have a picture of the portal's own: %s", (resourceUrl, picture) => {
    expect(shownOf({ resourceUrl })?.picture).toBe(picture);
  });

  it.each([
    "https://evil.example/a.png",
    "//evil.example/a.png",
    "/\\evil.example/a.png",
    "/\t/evil.example/a.png",
    `${HERE}.evil.example/a.png`,
    "javascript:alert(1)",
    "data:text/html,<script>",
    "a.png",
    "",
  ])("are left out with a picture from anywhere else: %s", (resourceUrl) => {
    expect(shownOf({ resourceUrl })).toBeUndefined();
  });

  it.each([
    ["/service/yourOffer?a=1#b", { kind: "inside", address: "/service/yourOffer?a=1#b" }],
    [`${HERE}/faq`, { kind: "inside", address: "/faq" }],
    ["https://wiazka.example/oferta", { kind: "outside", address: "https://wiazka.example/oferta" }],
    ["https://wiazka.example", { kind: "outside", address: "https://wiazka.example" }],
  ])("lead where they should: %s", (destinationUrl, destination) => {
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
    `${HERE}//evil.example`,
  ])("lead nowhere by %s", (destinationUrl) => {
    expect(shownOf({ destinationUrl })).toMatchObject({ destination: undefined });
  });

  it("say nothing where the operator has no words", () => {
    expect([shownOf({ alternativeText: " " })?.words, shownOf({ alternativeText: " Nowość " })?.words]).toEqual([
      undefined,
      "Nowość",
    ]);
  });
});
