import { expect, it } from "vitest";
import { interestFor, interestNote } from "./interest-note.ts";

it("[FIN-34] computes statutory interest by the day, with a line for each late invoice", () => {
  expect([interestFor(8_800, 365), interestFor(8_800, 0), interestFor(15_200, 17)]).toEqual([836, 0, 67]);
  const late = [
    { monthsAgo: 2, unpaid: 8_800 },
    { monthsAgo: 3, unpaid: 8_800 },
  ];
  const note = interestNote("2026-11-20", "5420093", { monthsAgo: 1, late });
  // Issued on 16-10-2026; the invoices were due on 30-09-2026 and 30-08-2026.
  expect(note.items?.map(({ quantity, gross }) => [quantity, gross])).toEqual([
    ["16 dni", 37],
    ["47 dni", 108],
  ]);
  expect([note.amount, note.unpaid]).toEqual([145, 145]);
  expect(note.items?.[0]?.name).toMatch(
    /^Odsetki za opóźnienie, faktura FV\/5420093\/.*: 88,00\s?zł, 9,5% w skali roku$/u,
  );
});
