// @vitest-environment jsdom
import { unjoinedText } from "#ui/design-system/testing/unjoined-text.ts";
import { cleanup, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { FinancialEntry } from "#domain/finance/index.ts";
import type { PaymentShare } from "#domain/finance/payment-order.ts";
import { topBackHandler } from "#ui/design-system/back-stack.ts";
import { FinanceStore } from "#ui/stores/finance/finance.store.ts";
import { ClientStore } from "#ui/stores/client/client.store.ts";
import { TodayStore } from "#ui/stores/calendar/today.store.ts";
import { fakeClient } from "#test/fakes/fake-client.ts";
import { fakeFinance } from "#test/fakes/fake-finance.ts";
import { movableClock } from "#test/fakes/movable-clock.ts";
import { aClient, aClientData, anEntry, day, month, zloty } from "#test/mothers/index.ts";
import { FinancialAccount } from "../financial-account.ts";
import { PaymentReviewViewModel } from "./payment-review.view-model.ts";
import { ReviewDialog } from "./review-dialog.view.tsx";

afterEach(cleanup);

const NOVEMBER = anEntry();
const OCTOBER = anEntry({
  entryId: "E-10",
  number: "FV/4127830/10/26",
  period: month("2026-10"),
  dueDate: day("2026-10-30"),
  status: "partly-paid",
  amount: zloty("213.80"),
  unpaidAmount: zloty("49.99"),
});
async function reviewed(accountName?: string) {
  const port = fakeFinance({ entries: [NOVEMBER, OCTOBER] });
  const finance = new FinanceStore(port);
  await finance.entries.load();
  const paid: (readonly FinancialEntry[])[] = [];
  const paidOwn: (readonly PaymentShare[])[] = [];
  const paying = {
    busy: false,
    pay: async (entries: readonly FinancialEntry[]) => void paid.push(entries),
    payOwn: async (shares: readonly PaymentShare[]) => void paidOwn.push(shares),
  };
  const changeOwn = vi.fn<() => void>();
  const client = new ClientStore(fakeClient({ data: aClientData({ client: aClient({ accountNumber: "7310442" }) }) }));
  await client.data.load();
  const review = new PaymentReviewViewModel({
    account: new FinancialAccount(finance, new TodayStore(movableClock())),
    paying,
    accountName: () => accountName,
    client,
    changeOwn,
  });
  return { port, finance, review, paid, paidOwn, changeOwn };
}

function show(review: PaymentReviewViewModel, busy = false) {
  render(
    <ReviewDialog
      model={review}
      recipient="Wiązka S.A., Gdynia"
      caution={{ debtCollector: undefined, isIncomplete: false }}
      busy={busy}
      problem={undefined}
    />,
  );
  return screen.getByRole("dialog", { name: /^Sprawdź i.zapłać$/ });
}

describe("(part of FIN-05) the review of a payment", () => {
  it("lists the entries, the sum and the recipient of a payment, and pays exactly these entries", async () => {
    const { review, paid } = await reviewed();
    review.openAll();
    const dialog = show(review);
    const terms = within(dialog)
      .getAllByRole("term")
      .map((term) => unjoinedText(term.textContent));
    expect(terms).toEqual([
      "październik 2026 21 dni po terminie FV/4127830/10/26",
      "listopad 2026 termin 30-11-2026, za 10 dni FV/4127830/11/26",
      "Razem Odbiorca: Wiązka S.A., Gdynia",
    ]);
    expect(
      within(dialog)
        .getAllByRole("definition")
        .map((one) => unjoinedText(one.textContent)),
    ).toEqual(["49,99 zł", "223,70 zł", "273,69 zł"]);
    await userEvent.click(screen.getByRole("button", { name: /^Zapłać 273,69/ }));
    expect(paid).toEqual([[OCTOBER, NOVEMBER]]);
  });

  it("returns from the payment review to the requesting page, except by the link to invoices", async () => {
    const { review } = await reviewed();
    const leave = vi.fn<() => void>();
    review.openAll(leave);
    show(review);
    // The browser history already leads there.
    expect(topBackHandler()).toBeUndefined();
    await userEvent.click(screen.getByRole("button", { name: "Zamknij" }));
    expect([leave.mock.calls.length, review.state]).toEqual([1, "open"]);
    await userEvent.click(screen.getByRole("button", { name: /^Wróć do.faktur$/ }));
    expect([leave.mock.calls.length, review.state]).toEqual([1, "closed"]);
  });

  it("closes a requested payment review in place on back while the payment starts", async () => {
    const { review } = await reviewed();
    const leave = vi.fn<() => void>();
    review.openAll(leave);
    show(review, true);
    topBackHandler()?.();
    expect([leave.mock.calls.length, review.state]).toEqual([0, "closed"]);
  });

  it("limits the payment review to overdue entries on request", async () => {
    const { review, paid } = await reviewed();
    review.openAll();
    show(review);
    await userEvent.click(screen.getByRole("radio", { name: /^Tylko po terminie/ }));
    await userEvent.click(screen.getByRole("button", { name: /^Zapłać 49,99/ }));
    expect(paid).toEqual([[OCTOBER]]);
  });

  it("offers no scope of a payment for selected entries, or when all or none are overdue", async () => {
    const { review, port, finance } = await reviewed();
    review.openFor([OCTOBER, NOVEMBER]);
    expect(review.choices).toBeUndefined();
    for (const entries of [[NOVEMBER], [OCTOBER]]) {
      port.entries = entries;
      await finance.entries.reload();
      review.openAll();
      expect([review.choices, review.lines.map(({ entry }) => entry)]).toEqual([undefined, entries]);
    }
  });

  it("(part of NAV-20) names the account whose entries are paid when the customer has several", async () => {
    const { review } = await reviewed("Katarzyna Lis");
    review.openAll();
    const dialog = show(review);
    expect(unjoinedText(dialog.textContent)).toContain("Konto: Katarzyna Lis, nr klienta 7310442");
  });

  it("shows the shares of an own amount, the rest, and a button to change the amount", async () => {
    const { review, paid, paidOwn, changeOwn } = await reviewed();
    review.openOwn(zloty("100.00"));
    const dialog = show(review);
    expect(
      within(dialog)
        .getAllByRole("definition")
        .map((one) => unjoinedText(one.textContent)),
    ).toEqual(["49,99 zł", "50,01 zł", "100,00 zł"]);
    expect(unjoinedText(dialog.textContent)).toContain("FV/4127830/11/26, zostanie 173,69 zł");
    await userEvent.click(screen.getByRole("button", { name: /^Zapłać 100,00/ }));
    expect(paid).toEqual([]);
    expect(paidOwn).toEqual([
      [
        { entry: OCTOBER, amount: zloty("49.99"), left: 0 },
        { entry: NOVEMBER, amount: zloty("50.01"), left: zloty("173.69") },
      ],
    ]);
    await userEvent.click(screen.getByRole("button", { name: "Zmień kwotę" }));
    expect(changeOwn).toHaveBeenCalledOnce();
    expect(review.state).toBe("closed");
  });

  it("closes the payment review when the own amount exceeds the amount due", async () => {
    const { review, port, finance } = await reviewed();
    review.openOwn(zloty("100.00"));
    port.entries = [OCTOBER];
    await finance.entries.reload();
    expect(review.state).toBe("closed");
  });

  it("drops pending entries from the payment review, and closes it when none is left", async () => {
    const { review, port, finance } = await reviewed();
    review.openAll();
    port.entries = [{ ...NOVEMBER, status: "payment-started" }, OCTOBER];
    await finance.entries.reload();
    expect([review.state, review.lines.map(({ entry }) => entry), review.sum]).toEqual([
      "open",
      [OCTOBER],
      zloty("49.99"),
    ]);
    port.entries = [];
    await finance.entries.reload();
    expect(review.state).toBe("closed");
    review.closeIfEmpty();
    port.entries = [OCTOBER];
    await finance.entries.reload();
    expect(review.state).toBe("closed");
  });

  it("opens no payment review when nothing is due", async () => {
    const { review } = await reviewed();
    review.openFor([]);
    expect(review.state).toBe("closed");
  });
});
