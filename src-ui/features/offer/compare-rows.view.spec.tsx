// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { unjoinedText } from "#ui/design-system/testing/unjoined-text.ts";
import { zloty } from "#test/mothers/index.ts";
import { totalRow } from "./compare-rows.view.tsx";

afterEach(cleanup);

type Comparison = Parameters<typeof totalRow>[0];

const COMPARISON: Omit<Comparison, "once"> = {
  periods: [],
  services: [],
  replaces: "products",
  ending: { replaced: [], unclear: [] },
  appointments: [],
  boundUntil: undefined,
  afterPromotion: undefined,
  isPriced: true,
  months: 24,
  total: {
    now: zloty("1000.00"),
    offered: zloty("1384.00"),
    difference: { kind: "more", by: zloty("384.00") },
  },
};

function totalTextOf(once: Comparison["once"]): string {
  const [row] = totalRow({ ...COMPARISON, once });
  return unjoinedText(render(<div>{row?.offered}</div>).container.textContent);
}

it("[OFFER-14] names one-off charges of the total only when there are any", () => {
  expect(totalTextOf(zloty("0.00"))).toBe("1 384,00 zł o 384,00 zł więcej");
  expect(totalTextOf(zloty("49.00"))).toBe("1 384,00 zł z opłatami jednorazowymi, o 384,00 zł więcej");
});
