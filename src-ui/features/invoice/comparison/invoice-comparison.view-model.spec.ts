import { observable, runInAction } from "mobx";
import { describe, expect, it } from "vitest";
import type { FinancialEntry } from "#domain/finance/index.ts";
import { fakeInvoices } from "#test/fakes/fake-invoices.ts";
import {
  aCorrection,
  aCorrectionOf,
  anEntry,
  anInvoice,
  anItem,
  aPaidEntry,
  day,
  month,
  zloty,
} from "#test/mothers/index.ts";
import { InvoiceComparisonViewModel } from "./invoice-comparison.view-model.ts";

const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
const OCTOBER = aPaidEntry({
  entryId: "E-10",
  number: "FV/4127830/10/26",
  period: month("2026-10"),
  entryDate: day("2026-10-16"),
});
const SEPTEMBER = aPaidEntry({
  entryId: "E-09",
  number: "FV/4127830/09/26",
  period: month("2026-09"),
  entryDate: day("2026-09-16"),
});
const NOW = anInvoice({ items: [anItem({ gross: zloty("79.00") })] });

function comparing(entries = [anEntry(), OCTOBER, SEPTEMBER]) {
  const invoices = fakeInvoices([
    NOW,
    anInvoice({ entryId: "E-10", items: [anItem()] }),
    anInvoice({ entryId: "E-09", items: [] }),
  ]);
  const why = new InvoiceComparisonViewModel(NOW, () => entries, invoices);
  return { invoices, why };
}

describe("the comparison of two invoices", () => {
  it("compares with the previous invoice until another is chosen; loads each invoice once", async () => {
    const { why, invoices } = comparing();
    why.start();
    expect(why.page).toEqual({ kind: "loading" });
    await settle();
    expect(why.page).toMatchObject({
      kind: "compared",
      former: OCTOBER,
      difference: { total: 1_000, lines: [{ reason: "price-changed", amount: 1_000 }] },
    });
    why.choose("E-09");
    await settle();
    expect(why.page).toMatchObject({
      kind: "compared",
      former: SEPTEMBER,
      difference: { total: 7_900, lines: [{ reason: "service-new" }] },
    });
    why.choose("E-10");
    await settle();
    expect([why.former, invoices.script.calls.length]).toEqual([OCTOBER, 2]);
  });

  it("shows a failure of the comparison and retries when an invoice cannot be loaded", async () => {
    const { why, invoices } = comparing();
    invoices.script.failNext("details", { kind: "unreachable" });
    why.start();
    await settle();
    expect(why.page).toEqual({ kind: "failed", cause: "connection" });
    why.retry();
    await settle();
    expect(why.page.kind).toBe("compared");
  });

  it("waits until the account is known, then loads the previous invoice", async () => {
    const account = observable.box<readonly FinancialEntry[] | undefined>(undefined, { deep: false });
    const invoices = fakeInvoices([NOW, anInvoice({ entryId: "E-10", items: [anItem()] })]);
    const why = new InvoiceComparisonViewModel(NOW, () => account.get(), invoices);
    const stop = why.start();
    expect(why.page).toEqual({ kind: "loading" });
    runInAction(() => account.set([anEntry(), OCTOBER]));
    await settle();
    expect(why.page).toMatchObject({ kind: "compared", former: OCTOBER });
    stop();
  });

  it("(part of FIN-36) says that corrections are left out only when the account has some", async () => {
    const compared = async (entries: readonly FinancialEntry[], corrections: typeof NOW.corrections) => {
      const former = anInvoice({ entryId: "E-10", items: [anItem()], corrections });
      const why = new InvoiceComparisonViewModel(NOW, () => entries, fakeInvoices([NOW, former]));
      why.start();
      await settle();
      return why.page.kind === "compared" && [why.page.difference.total, why.page.leavesOutCorrections];
    };
    const account = [anEntry(), OCTOBER];
    expect(await compared(account, undefined)).toEqual([1_000, false]);
    expect(await compared([...account, aCorrection()], undefined)).toEqual([1_000, true]);
    expect(await compared([...account, aCorrection()], [aCorrectionOf()])).toEqual([3_000, false]);
  });

  it("offers no comparison when there is no earlier invoice", () => {
    const { why } = comparing([anEntry()]);
    why.start();
    expect(why.page).toEqual({ kind: "nothing-to-compare" });
  });
});
