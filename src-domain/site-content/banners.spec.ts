import { describe, expect, it } from "vitest";
import { TODAY, aBanner, day } from "#test/mothers/index.ts";
import { bannersInOrder } from "./banners.ts";

const ids = (banners: ReturnType<typeof bannersInOrder>) => banners.map(({ bannerId }) => bannerId);

describe("rotation banners", () => {
  it("[SITE-03] stand by their order; those of one order as the provider has them", () => {
    const banners = [3, 1, 20, 1].map((order, index) => aBanner({ bannerId: `${order}-${index}`, order }));
    expect(ids(bannersInOrder(banners, TODAY))).toEqual(["1-1", "1-3", "3-0", "20-2"]);
  });

  it("[SITE-03] only unexpired ones show; the last day counts, and one without an end stays", () => {
    const banners = ["2026-11-19", "2026-11-20", "2026-11-21"].map((text) => aBanner({ bannerId: text, expirationDate: day(text) }));
    expect(ids(bannersInOrder([...banners, aBanner({ bannerId: "always", expirationDate: undefined })], TODAY))).toEqual([
      "2026-11-20",
      "2026-11-21",
      "always",
    ]);
  });
});
