import { describe, expect, it } from "vitest";
import { anOffer, day } from "#test/mothers/index.ts";
import { ORDER_LABELS, orderLabel, orderHistoryOf } from "./order-history.ts";
import type { SaleOfferStatus } from "./sale-offer.ts";
import { parseChannelCount, parseSpeed } from "./parse-service-facts.ts";

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

describe("facts in the server's description of a service", () => {
  it.each([
    ["2000 / 1000 Mb/s", { down: 2000, up: 1000 }],
    ["1000/300 Mb/s", { down: 1000, up: 300 }],
    ["Internet 2 Gb/s", { down: 2000, up: undefined }],
    ["1,5 Gb/s", { down: 1500, up: undefined }],
    ["2 / 1 Gb/s", { down: 2000, up: 1000 }],
    ["pobieranie 600 Mb/s, wysyłanie 100 Mb/s", { down: 600, up: undefined }],
    ["214 kanałów", undefined],
    [undefined, undefined],
  ])("reads the speed of %s as %o", (text, speed) => {
    expect(parseSpeed(text)).toEqual(speed);
  });

  it.each([
    ["214 kanałów, 2 dekodery", 214],
    ["1 kanał", 1],
    ["2 kanały", 2],
    ["120 GB", undefined],
    [undefined, undefined],
  ])("reads the number of channels of %s as %s", (text, channels) => {
    expect(parseChannelCount(text)).toBe(channels);
  });
});
