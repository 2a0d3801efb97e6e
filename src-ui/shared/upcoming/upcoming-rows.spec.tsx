// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { unjoinedText } from "#ui/design-system/testing/unjoined-text.ts";
import { UnavailableFeaturesContext } from "#ui/shared/if-available.tsx";
import { day } from "#test/mothers/index.ts";
import type { Upcoming } from "./upcoming.ts";
import { UpcomingRows } from "./upcoming-rows.tsx";

afterEach(cleanup);

const FROM = Date.UTC(2026, 10, 26, 11);
const UPCOMING: Upcoming = {
  visits: [
    {
      productId: "P-1",
      name: "Internet 1 Gb/s",
      visit: { slotId: "S", from: FROM, to: FROM + 4 * 3_600_000, address: undefined, changeableUntil: undefined },
    },
  ],
  moves: [
    { day: day("2026-12-14"), productId: "P-2", services: [{ name: "Internet 600 Mb/s" }, { name: "Telewizja M" }] },
  ],
  orders: [
    { offerId: "1", title: "Telewizja", state: "received", day: day("2026-12-05") },
    { offerId: "2", title: "Telefon", state: "scheduled", day: day("2026-12-06") },
    { offerId: "3", title: "Internet", state: "received", day: undefined },
  ],
  parts: [],
};

/** Texts and addresses of the rows before the one to all deadlines. */
const rows = () => {
  const links = screen
    .queryAllByRole("link")
    .map((link) => [unjoinedText(link.textContent), link.getAttribute("href")]);
  // Not "all": that page does not list the visits and orders above.
  expect(links.at(-1)).toEqual(["Inne terminytwoje prawa i nasze odpowiedzi", "/deadlines"]);
  return links.slice(0, -1);
};

it("[VISIT-04] leads from a booked visit to its service", () => {
  render(<UpcomingRows upcoming={{ ...UPCOMING, moves: [], orders: [] }} />);
  expect(rows()).toEqual([
    ["Wizyta technika: Internet 1 Gb/sczwartek 26-11-2026, 12:00–16:00", "/service/myServices/P-1"],
  ]);
});

it("[ORDER-03] leads from an order in progress, with the day of its assembly, to this order", () => {
  render(<UpcomingRows upcoming={{ ...UPCOMING, visits: [], moves: [] }} />);
  expect(rows()).toEqual([
    ["Zamówienie: TelewizjaW realizacji, najpóźniej 05-12-2026", "/service/ordersHistory?order=1"],
    ["Zamówienie: TelefonTermin ustalony, 06-12-2026", "/service/ordersHistory?order=2"],
    ["Zamówienie: InternetW realizacji", "/service/ordersHistory?order=3"],
  ]);
});

it("(part of ORDER-03) sorts all rows that are ahead by day; those without a day come last", () => {
  const part = { productId: "P-9", name: "Pakiet", state: "scheduled", startsOn: day("2026-11-20") } as const;
  render(<UpcomingRows upcoming={{ ...UPCOMING, orders: UPCOMING.orders.toReversed(), parts: [part] }} />);
  expect(rows().map(([text]) => /(\d\d-\d\d)-2026/.exec(text ?? "")?.[1])).toEqual([
    "20-11",
    "26-11",
    "05-12",
    "06-12",
    "14-12",
    undefined,
  ]);
});

it("(part of ORDER-10) leads from an ordered part of a service to its page", () => {
  const part = { productId: "P-9", name: "Pakiet Sportowy" };
  const parts: Upcoming["parts"] = [
    { ...part, state: "scheduled", startsOn: day("2026-12-01") },
    { ...part, productId: "P-10", state: "received", startsOn: day("2026-12-01") },
    { ...part, productId: "P-11", state: "received", startsOn: undefined },
  ];
  render(<UpcomingRows upcoming={{ visits: [], moves: [], orders: [], parts }} />);
  expect(rows()).toEqual([
    ["Zamówienie: Pakiet SportowyTermin ustalony, 01-12-2026", "/service/myServices/P-9"],
    ["Zamówienie: Pakiet SportowyW realizacji, od 01-12-2026", "/service/myServices/P-10"],
    ["Zamówienie: Pakiet SportowyW realizacji", "/service/myServices/P-11"],
  ]);
  for (const name of screen.getAllByText("Pakiet Sportowy")) expect(name.getAttribute("lang")).toBe("pl");
});

it("[MOVE-01] leads from an arranged move to its service", () => {
  render(<UpcomingRows upcoming={{ ...UPCOMING, visits: [], orders: [] }} />);
  expect(rows()).toEqual([
    ["Przeprowadzka: Internet 600 Mb/s, Telewizja Mponiedziałek 14-12-2026", "/service/myServices/P-2"],
  ]);
});

it("hides visits, moves and orders that the provider does not support", () => {
  render(
    <UnavailableFeaturesContext value={new Set(["appointments", "serviceMove", "offers"])}>
      <UpcomingRows upcoming={UPCOMING} />
    </UnavailableFeaturesContext>,
  );
  expect(rows()).toEqual([]);
});
