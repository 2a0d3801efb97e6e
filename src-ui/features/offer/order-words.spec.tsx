// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import type { OrderStage } from "#domain/offers/order-progress.ts";
import { ordersInProgress } from "#domain/offers/order-progress.ts";
import { UpcomingRows } from "#ui/shared/upcoming/upcoming-rows.tsx";
import { unjoinedText } from "#ui/design-system/testing/unjoined-text.ts";
import { day, someOfferDetails } from "#test/mothers/index.ts";
import { OfferStatusLine } from "./offer-status-line.view.tsx";
import { OrderStatus } from "./orders/order-status.view.tsx";

afterEach(cleanup);

it.each<[OrderStage, string]>([
  ["received", "W realizacji"],
  ["scheduled", "Termin ustalony"],
])("[ORDER-09] names the state %s of an order the same on every page: %s", (state, words) => {
  const order = { state, day: day("2026-12-05"), nextStep: undefined };
  const offer = someOfferDetails({ status: "accepted", order });
  const upcoming = { visits: [], moves: [], parts: [], orders: ordersInProgress([offer]) };
  for (const view of [
    <OrderStatus key="list" order={{ offer, label: "accepted" }} />,
    <OfferStatusLine key="offer" offer={offer} label="accepted" today={day("2026-11-24")} />,
    <UpcomingRows key="home" upcoming={upcoming} />,
  ]) {
    const { container } = render(view);
    const text = unjoinedText(container.textContent);
    expect(text).toContain(words);
    expect(text).toContain("05-12-2026");
    expect(text).not.toContain("Przyjęta");
  }
});
