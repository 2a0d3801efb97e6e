// @vitest-environment jsdom
import { expect, it } from "vitest";
import { redirectHref } from "./offer.route.tsx";

it("(part of OFFER-20) opens the details of an ended offer that the address names", () => {
  const ended = new URLSearchParams({ offer: "12/1002" });
  expect(redirectHref("ordersHistory", ended)).toBe("/service/ordersHistory?order=12%2F1002");
  expect(redirectHref("ordersHistory", new URLSearchParams())).toBeUndefined();
  expect(redirectHref("index", ended)).toBeUndefined();
});
