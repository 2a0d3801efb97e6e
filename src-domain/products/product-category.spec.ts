import { describe, expect, it } from "vitest";
import { CATEGORIES_IN_ORDER, productCategory } from "./product.ts";

const KNOWN = [
  "phone",
  "mobile_phone",
  "television",
  "tv_smart",
  "internet",
  "mobile_internet",
  "assistance",
  "additional",
  "netflix",
  "player",
  "tvn24go",
  "devices",
];

describe("product category", () => {
  it.each(KNOWN)("[PROD-04] decodes the product category %s as itself", (category) => {
    expect(productCategory(category)).toBe(category);
  });

  it.each(["hologram", "", "TELEVISION", "constructor", undefined])(
    "[PROD-04] decodes the product category %j as unknown",
    (text) => {
      expect(productCategory(text)).toBe("unknown");
    },
  );

  it("[PROD-01] sorts product categories in a fixed order with unknown last", () => {
    expect(CATEGORIES_IN_ORDER).toEqual([
      "television",
      "tv_smart",
      "mobile_internet",
      "internet",
      "mobile_phone",
      "phone",
      "additional",
      "devices",
      "assistance",
      "netflix",
      "player",
      "tvn24go",
      "unknown",
    ]);
  });
});
