// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { day, zloty } from "#test/mothers/index.ts";
import { unjoinedText } from "#ui/design-system/testing/unjoined-text.ts";
import { PriceCard } from "./price-card.view.tsx";

afterEach(cleanup);

const PRICE = {
  isEnded: false,
  now: zloty("69.00"),
  term: undefined,
  listed: [],
  deviatingPrice: undefined,
  commitmentTo: day("2026-11-30"),
  contractEnd: undefined,
  discountHint: undefined,
};
const textOn = (today: string) =>
  unjoinedText(render(<PriceCard price={PRICE} today={day(today)} />).container.textContent);

it("(part of SERV-15) shows a commitment that is over as past in the head of the prices", () => {
  expect(textOn("2026-11-30")).toContain("zobowiązanie do 30-11-2026");
  cleanup();
  expect(textOn("2026-12-01")).toContain("zobowiązanie minęło 30-11-2026");
});
