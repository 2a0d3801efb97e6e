import { expect, it } from "vitest";
import { asAgreed } from "./as-agreed.ts";

const PRODUCT = {
  productId: "P-1",
  productPrices: [
    { validFrom: "2025-12-01", validTo: "2026-12-31", value: 6900 },
    { validFrom: "2027-01-01", value: 7400 },
  ],
};

it.each([
  ["of the product", "P-1", 1],
  ["of the whole contract", "", 1],
  ["of another product", "P-2", 2],
])("(part of DOC-60) states the prices before an announced change %s as agreed", (_what, productId, count) => {
  const terms = { changedTerms: { until: "2026-12-15", endsOn: "2026-12-31", productId } };
  expect(asAgreed(PRODUCT, terms)["productPrices"]).toHaveLength(count);
});
