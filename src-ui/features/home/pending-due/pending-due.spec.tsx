// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import type { Payment } from "#domain/finance/index.ts";
import { anEntry, day, month, TODAY, zloty } from "#test/mothers/index.ts";
import { unjoinedText } from "#ui/design-system/testing/unjoined-text.ts";
import { PendingDueView } from "./pending-due.view.tsx";

afterEach(cleanup);

const ENTRIES = [
  anEntry({ entryId: "E-11", status: "payment-started" }),
  anEntry({
    entryId: "E-10",
    status: "payment-started",
    period: month("2026-10"),
    dueDate: day("2026-10-30"),
    unpaidAmount: zloty("49.99"),
  }),
];
const PAYMENT: Payment = {
  paymentId: "p-1",
  state: "started",
  amount: zloty("60.00"),
  entryIds: ["E-10", "E-11"],
};

function rowsWith(payments: readonly Payment[] | undefined): readonly string[] {
  render(
    <PendingDueView entries={ENTRIES} payments={payments} today={TODAY}>
      <ul>
        <li>without amounts</li>
      </ul>
    </PendingDueView>,
  );
  return screen.getAllByRole("listitem").map(({ textContent }) => unjoinedText(textContent));
}

it("(part of FIN-20) shows the amounts of a pending payment, and what is left of each entry", () => {
  expect(rowsWith([PAYMENT])).toEqual([
    "Październik49,99 złpłatność w toku",
    "Listopad10,01 złpłatność w toku. Potem zostanie do zapłaty 213,69 zł.",
  ]);
});

it("(part of FIN-20) shows no amount of an entry that the pending payment does not reach", () => {
  expect(rowsWith([{ ...PAYMENT, amount: zloty("20.00") }])).toEqual([
    "Październik20,00 złpłatność w toku. Potem zostanie do zapłaty 29,99 zł.",
    "Listopadpłatność w toku. Potem zostanie do zapłaty 223,70 zł.",
  ]);
});

it("(part of FIN-19) names a pending deposit by its kind", () => {
  const deposit = anEntry({ entryId: "E-9", kind: "deposit", number: "KA/12/26", status: "payment-started" });
  render(
    <PendingDueView
      entries={[deposit]}
      payments={[{ ...PAYMENT, amount: deposit.unpaidAmount, entryIds: ["E-9"] }]}
      today={TODAY}
    >
      {null}
    </PendingDueView>,
  );
  expect(screen.getByRole("link").textContent).toBe("Kaucja KA/12/26");
});

it("(part of FIN-20) shows pending entries without amounts while their payments are unknown", () => {
  expect(rowsWith(undefined)).toEqual(["without amounts"]);
});

it("[FIN-32] shows no amount of a pending entry whose payment is not among the unfinished ones", () => {
  expect(rowsWith([])).toEqual(["without amounts"]);
  cleanup();
  expect(rowsWith([{ ...PAYMENT, amount: zloty("49.99"), entryIds: ["E-10"] }])).toEqual([
    "Październik49,99 złpłatność w toku",
    "Listopadpłatność w toku",
  ]);
});

it("(part of FIN-32) shows no amount of a payment that ended while the entries were read", () => {
  const [november] = ENTRIES;
  if (november === undefined) throw new Error("no entry");
  render(
    <PendingDueView entries={[november]} payments={[PAYMENT]} today={TODAY}>
      <ul>
        <li>without amounts</li>
      </ul>
    </PendingDueView>,
  );
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(["without amounts"]);
});
