// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { succeed } from "#domain/shared-kernel/index.ts";
import { aPaidEntry, anEntry, anInvoice, anItem, day, month, zloty } from "#test/mothers/index.ts";
import { unjoinedText } from "#ui/design-system/testing/unjoined-text.ts";
import { InvoiceComparisonView } from "./invoice-comparison.view.tsx";

afterEach(cleanup);

const whole = anInvoice({ entryId: "E-10" });
const part = (name: string, from: string, to: string) =>
  anItem({ itemId: name, name, gross: zloty("35.00"), days: { from: day(from), to: day(to) } });
const changed = anInvoice({
  items: [part("Internet 300", "2026-11-01", "2026-11-14"), part("Internet 1 Gb/s", "2026-11-15", "2026-11-30")],
});
const TARIFFS = "Internet 300 (01-11-2026 – 14-11-2026), Internet 1 Gb/s (15-11-2026 – 30-11-2026)";
const ended = anInvoice({ items: [part("Internet 1 Gb/s", "2026-11-01", "2026-11-10")] });
const DAYS = "(01-11-2026 – 10-11-2026)";
const PART_NOW = `Internet 1 Gb/s: tym razem za część miesiąca ${DAYS}`;
const PART_BEFORE = `Internet 1 Gb/s: poprzednio za część miesiąca ${DAYS}`;

it.each([
  ["this invoice", changed, whole, `Taryfa zmieniła się w ciągu miesiąca: ${TARIFFS}`],
  ["the other invoice", whole, changed, `Na tamtej fakturze taryfa zmieniła się w ciągu miesiąca: ${TARIFFS}`],
  [
    "the other invoice, and this one is partial",
    ended,
    changed,
    `${PART_NOW}. Na tamtej fakturze taryfa zmieniła się w ciągu miesiąca: ${TARIFFS}`,
  ],
  [
    "this invoice, and the other one is partial",
    changed,
    ended,
    `${PART_BEFORE}. Taryfa zmieniła się w ciągu miesiąca: ${TARIFFS}`,
  ],
])("(part of FIN-62) names the tariffs of the month in which they changed: %s", async (_which, now, former, text) => {
  const october = aPaidEntry({ entryId: "E-10", number: "FV/4127830/10/26", period: month("2026-10") });
  render(
    <InvoiceComparisonView
      details={{ ...now, entryId: anEntry().entryId }}
      entries={() => [anEntry(), october]}
      invoices={{ details: () => Promise.resolve(succeed({ ...former, entryId: "E-10" })) }}
    />,
  );
  expect(await screen.findByText((content) => unjoinedText(content) === text)).toBeTruthy();
});
