import { describe, expect, it } from "vitest";
import { anOffer, day } from "#test/mothers/index.ts";
import { ORDER_LABELS, orderLabel, orderHistoryOf } from "./order-history.ts";
import type { SaleOfferStatus } from "./sale-offer.ts";

const TODAY = day("2026-11-20");
const labelOf = (status: SaleOfferStatus, until = "2026-12-05") =>
  orderLabel({ status, offerExpirationDate: day(until) }, TODAY);

describe("order history", () => {
  it("[OFFER-03] labels ended offers accepted, rejected, contactRequest, expired or cancelled", () => {
    expect(
      (["accepted", "declined", "contact-requested", "expired", "cancelled"] as const).map((status) => labelOf(status)),
    ).toEqual(ORDER_LABELS);
    expect(ORDER_LABELS).toEqual(["accepted", "rejected", "contactRequest", "expired", "cancelled"]);
    expect([labelOf("active"), labelOf("unknown")]).toEqual([undefined, undefined]);
  });

  it("(part of OFFER-03) labels an active offer past its last day as expired", () => {
    expect([
      labelOf("active", "2026-11-19"),
      labelOf("active", "2026-11-20"),
      labelOf("accepted", "2026-01-01"),
    ]).toEqual(["expired", undefined, "accepted"]);
  });

  it("sorts the order history newest first by the day of the answer", () => {
    const made = (offerId: string, status: SaleOfferStatus, closeDate: string | undefined, registered: string) =>
      anOffer({
        offerId,
        status,
        closeDate: closeDate === undefined ? undefined : day(closeDate),
        registrationDate: day(registered),
        offerExpirationDate: day("2026-11-10"),
      });
    const orders = orderHistoryOf(
      [
        made("old", "declined", "2026-01-03", "2026-01-01"),
        made("answered late", "accepted", "2026-11-01", "2025-01-01"),
        made("waits", "unknown", undefined, "2026-11-01"),
        made("nobody answered", "active", undefined, "2026-10-01"),
      ],
      TODAY,
    );
    expect(orders.map(({ offer, label, day: on }) => [offer.offerId, label, on])).toEqual([
      ["nobody answered", "expired", "2026-11-10"],
      ["answered late", "accepted", "2026-11-01"],
      ["old", "rejected", "2026-01-03"],
    ]);
  });
});

it("lists orders without a day last and keeps the order within a day", () => {
  const answered = (offerId: string, closeDate: string | undefined) =>
    anOffer({
      offerId,
      status: "declined",
      closeDate: closeDate === undefined ? undefined : day(closeDate),
      registrationDate: undefined,
    });
  const ids = (...offers: readonly (readonly [string, string | undefined])[]) =>
    orderHistoryOf(
      offers.map(([offerId, on]) => answered(offerId, on)),
      TODAY,
    ).map(({ offer }) => offer.offerId);
  expect(ids(["none", undefined], ["old", "2026-01-01"], ["new", "2026-11-01"])).toEqual(["new", "old", "none"]);
  expect(ids(["old", "2026-01-01"], ["none", undefined], ["new", "2026-11-01"])).toEqual(["new", "old", "none"]);
  expect(ids(["first", "2026-05-05"], ["second", "2026-05-05"], ["third", "2026-05-05"])).toEqual([
    "first",
    "second",
    "third",
  ]);
});

it("dates an order answered before its expiry by the answer or the registration", () => {
  const [order] = orderHistoryOf(
    [
      anOffer({
        status: "declined",
        closeDate: undefined,
        registrationDate: day("2026-10-02"),
        offerExpirationDate: day("2026-11-10"),
      }),
    ],
    TODAY,
  );
  expect(order?.day).toBe("2026-10-02");
});

it("(part of OFFER-03) never expires an offer without a last day", () => {
  expect(orderLabel({ status: "active", offerExpirationDate: undefined }, TODAY)).toBeUndefined();
});
