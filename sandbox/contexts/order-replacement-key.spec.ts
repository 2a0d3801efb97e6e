import { expect, it } from "vitest";
import { orderReplacementKey } from "./order-replacement-key.ts";

it.each([
  ["the same category", { category: "internet", name: "1 Gb/s" }, { category: "internet", name: "2 Gb/s" }, true],
  ["another category", { category: "internet", name: "1 Gb/s" }, { category: "television", name: "1 Gb/s" }, false],
  [
    "another additional one",
    { category: "additional", name: "VPN" },
    { category: "additional", name: "Chmura" },
    false,
  ],
  ["the same additional one", { category: "additional", name: "VPN" }, { category: "additional", name: "vpn " }, true],
])("(part of OFFER-94) lets an ordered service replace one of %s: %j, %j", (_what, ordered, used, expected) => {
  expect(orderReplacementKey(ordered) === orderReplacementKey(used)).toBe(expected);
});
