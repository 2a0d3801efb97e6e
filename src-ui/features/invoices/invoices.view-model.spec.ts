import { unjoinedText } from "#ui/design-system/testing/unjoined-text.ts";
import { describe, expect, it, vi } from "vitest";
import type { CalendarFileDay } from "#domain/finance/calendar-file.ts";
import type { Client } from "#domain/account/index.ts";
import type { FinancialEntry } from "#domain/finance/index.ts";
import { paymentOrderFor } from "#domain/finance/payment-order.ts";
import { plusDays, plusMonths, monthOf } from "#domain/shared-kernel/index.ts";
import { fakeClient } from "#test/fakes/fake-client.ts";
import { fakeProviderFiles } from "#test/fakes/fake-files.ts";
import { fakeInvoices } from "#test/fakes/fake-invoices.ts";
import { fakeTabLock } from "#test/fakes/fake-tab-lock.ts";
import { fakeFinance } from "#test/fakes/fake-finance.ts";
import { fakeAccountChangesTabs } from "#test/fakes/fake-account-changes.ts";
import { fakePayouts } from "#test/fakes/fake-payouts.ts";
import { fakeOpenPayments } from "#test/fakes/fake-open-payments.ts";
import { fakeSiteContent } from "#test/fakes/fake-site-content.ts";
import { movableClock } from "#test/fakes/movable-clock.ts";
import {
  aBlockade,
  aClient,
  aClientData,
  aCorrection,
  anEntry,
  aPaidEntry,
  aReceivedPayment,
  day,
  month,
  TODAY,
  zloty,
  anInvoice,
} from "#test/mothers/index.ts";
import { TodayStore } from "#ui/stores/calendar/today.store.ts";
import { ClientStore } from "#ui/stores/client/client.store.ts";
import { FinanceStore } from "#ui/stores/finance/finance.store.ts";
import { SiteContentStore } from "#ui/stores/site-content/site-content.store.ts";
import { PayoutsStore } from "#ui/stores/finance/payouts.store.ts";
import { OpenPaymentsStore } from "#ui/stores/finance/open-payments.store.ts";
import { InvoicesViewModel } from "./invoices.view-model.ts";

const NOVEMBER = anEntry();
const OCTOBER = anEntry({
  entryId: "E-10",
  number: "FV/4127830/10/26",
  period: month("2026-10"),
  entryDate: day("2026-10-16"),
  dueDate: day("2026-10-30"),
  amount: zloty("213.80"),
  unpaidAmount: zloty("49.99"),
});
const SEPTEMBER = aPaidEntry({
  entryId: "E-09",
  number: "FV/4127830/09/26",
  period: month("2026-09"),
  entryDate: day("2026-09-16"),
  dueDate: day("2026-09-30"),
});

/** Creates one invoice per month, the newest unpaid. */
function years(count: number): readonly FinancialEntry[] {
  return Array.from({ length: count }, (_, index) =>
    aPaidEntry({
      entryId: `E-${index}`,
      period: plusMonths(monthOf(TODAY), -index),
      entryDate: plusDays(TODAY, -30 * index),
      ...(index === 0 ? { status: "unpaid", unpaidAmount: zloty("223.70") } : {}),
    }),
  );
}

/** Without a date the balance is not compared with the entries. */
const UNDATED = { accountBalanceDate: undefined };

async function screen({
  entries = [OCTOBER, NOVEMBER, SEPTEMBER],
  client = {},
  start = true,
  pageBefore = () => undefined,
}: {
  pageBefore?: () => (() => void) | undefined;
  entries?: readonly FinancialEntry[];
  client?: Partial<Client>;
  start?: boolean;
} = {}) {
  const finance = fakeFinance({ entries });
  const account = fakeClient({ data: aClientData({ client: aClient(client) }) });
  const left: string[] = [];
  const saved: CalendarFileDay[] = [];
  const openPayments = fakeOpenPayments(finance);
  const tabs = fakeAccountChangesTabs();
  const documents = fakeInvoices(entries.map(({ entryId }) => anInvoice({ entryId })));
  const model = new InvoicesViewModel({
    finance: new FinanceStore(finance),
    client: new ClientStore(account),
    siteContent: new SiteContentStore(fakeSiteContent()),
    today: new TodayStore(movableClock()),
    brand: { transferRecipient: "Wiązka S.A., Gdynia", taxId: undefined, helpLines: [] },
    accountName: () => undefined,
    allowedOrigins: { origin: "https://ebok.example", hosts: ["pay.example"] },
    idempotencyKeys: { next: () => "intent-number-1" },
    pageBefore,
    saveDueDates: async (days) => (saved.push(...days), true),
    openPayments: new OpenPaymentsStore(openPayments),
    clock: movableClock(),
    payouts: {
      store: new PayoutsStore(fakePayouts(client.currentBalance ?? zloty("0.00"))),
      accounts: "polish",
      draft: undefined,
    },
    duplicates: {
      invoices: documents,
      idempotencyKeys: { next: () => "intent-number-2" },
      clock: movableClock(),
      origin: "https://ebok.example",
      tabLock: fakeTabLock(),
      files: fakeProviderFiles(),
    },
    accountChanges: tabs[0],
    leaveFor: (address) => left.push(address),
    ksefTitlesFrom: undefined,
    copy: () => Promise.resolve(true),
  });
  if (start) model.start();
  await settle();
  return { model, finance, account, openPayments, left, saved, documents, other: tabs[1] };
}

const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
const rowsOf = ({ list }: InvoicesViewModel) =>
  Array.from({ length: list.count }, (_, place) => list.row(place)).filter((row) => row !== undefined);
const ids = (model: InvoicesViewModel): readonly string[] => rowsOf(model).map((row) => row.entry.entryId);

/** Sums of one pending entry whose payment is not among the unfinished ones. */
const UNKNOWN_PAYMENT = {
  count: 1,
  paying: 0,
  later: 0,
  laterOverdue: 0,
  areAmountsKnown: false,
  isOnlyStarted: false,
};

describe("the amount due", () => {
  it("[FIN-01] sums up the unpaid amounts, with the overdue part", async () => {
    const { model } = await screen();
    expect(model.due).toEqual({
      kind: "owed",
      total: zloty("273.69"),
      overdue: zloty("49.99"),
      nextDue: undefined,
      pending: undefined,
    });
    expect(model.balance).toEqual({ amount: zloty("-273.69"), on: TODAY });
  });

  it("shows the next due date when nothing is overdue, and says when all of the sum is overdue", async () => {
    const inTime = await screen({ entries: [NOVEMBER], client: UNDATED });
    expect(inTime.model.due).toMatchObject({ overdue: undefined, nextDue: NOVEMBER.dueDate });
    const late = await screen({ entries: [OCTOBER], client: UNDATED });
    expect(late.model.due).toMatchObject({ overdue: "all" });
  });

  it('replaces the sum due by a pending payment, an overpayment, "paid" or "nothing yet"', async () => {
    expect(
      (await screen({ entries: [{ ...NOVEMBER, status: "payment-started" }], client: UNDATED })).model.due,
    ).toEqual({
      kind: "pending",
      pending: UNKNOWN_PAYMENT,
    });
    expect((await screen({ entries: [SEPTEMBER], client: { currentBalance: zloty("50.00") } })).model.due).toEqual({
      kind: "overpaid",
      amount: zloty("50.00"),
      hasNextInvoice: true,
    });
    expect((await screen({ entries: [aPaidEntry()], client: { currentBalance: zloty("0.00") } })).model.due).toEqual({
      kind: "paid",
      nextDue: day("2026-12-30"),
    });
    expect((await screen({ entries: [], client: { currentBalance: zloty("0.00") } })).model.due).toEqual({
      kind: "nothing-yet",
    });
  });

  it("shows the sum of pending payments beside the amount due", async () => {
    const { model } = await screen({ entries: [{ ...NOVEMBER, status: "payment-started" }, OCTOBER] });
    expect(model.due).toMatchObject({
      kind: "owed",
      total: zloty("49.99"),
      pending: UNKNOWN_PAYMENT,
    });
  });

  it("(part of FIN-05) shows the amount of a pending partial payment, and the rest for later", async () => {
    const { model, finance } = await screen({ start: false });
    await finance.startPayment({
      ...paymentOrderFor([OCTOBER, NOVEMBER], "intent-number-7", "invoice"),
      amount: zloty("100.00"),
      ownAmount: true,
    });
    model.start();
    await vi.waitFor(() =>
      expect(model.due).toEqual({
        kind: "pending",
        pending: {
          count: 1,
          paying: zloty("100.00"),
          later: zloty("173.69"),
          laterOverdue: 0,
          areAmountsKnown: true,
          isOnlyStarted: true,
        },
      }),
    );
  });

  it("(part of FIN-37) knows the overdue rest of an entry beside other arrears that can be paid", async () => {
    const august = { ...OCTOBER, entryId: "E-08", dueDate: day("2026-08-31") };
    const { model, finance } = await screen({ entries: [august, OCTOBER, NOVEMBER], start: false });
    await finance.startPayment({
      ...paymentOrderFor([august], "intent-number-7", "invoice"),
      amount: zloty("20.00"),
      ownAmount: true,
    });
    model.start();
    await vi.waitFor(() =>
      expect(model.blockade).toMatchObject({
        arrears: zloty("49.99"),
        hasPendingArrears: true,
        pendingSums: { paying: zloty("20.00"), later: zloty("29.99"), laterOverdue: zloty("29.99") },
      }),
    );
    expect(rowsOf(model).find(({ entry }) => entry.entryId === "E-08")?.leftAmount).toBe(zloty("29.99"));
    model.payAll();
    expect(model.review.hasPending).toBe(true);
  });

  it("(part of FIN-05) names no pending amount before the payment has loaded and after a failure", async () => {
    const { model, openPayments } = await screen({
      entries: [{ ...NOVEMBER, status: "payment-started" }],
      client: UNDATED,
      start: false,
    });
    const release = openPayments.script.hold("load");
    model.start();
    await settle();
    expect(model.due).toEqual({ kind: "pending", pending: "loading" });
    openPayments.script.failNext("load", { kind: "unreachable" });
    release();
    // The payment may be a partial one.
    await vi.waitFor(() => expect(model.due).toEqual({ kind: "pending", pending: "unread" }));
    model.pending.incomplete?.reload();
    // The reloaded payments lack that of the entry.
    await vi.waitFor(() => expect(model.due).toMatchObject({ pending: { count: 1, areAmountsKnown: false } }));
    expect(model.pending.incomplete).toBeUndefined();
  });
});

describe("the list of entries", () => {
  it("[FIN-01] sorts entries newest first; highlights open and overdue ones and makes them selectable", async () => {
    const { model } = await screen();
    expect(ids(model)).toEqual(["E-11", "E-10", "E-09"]);
    expect(rowsOf(model).map((row) => [row.tone, row.selectable, row.left])).toEqual([
      ["open", true, "all"],
      ["late", true, "part"],
      [undefined, false, "none"],
    ]);
  });

  it('(part of FIN-33) shows "booked" for payments and "sent" for payouts, none to select', async () => {
    const payout = aReceivedPayment({ entryId: "W-1", kind: "payout", amount: zloty("86.50") });
    const { model } = await screen({ entries: [aCorrection(), aReceivedPayment(), payout] });
    expect(rowsOf(model).map((row) => [row.entry.kind, row.state.kind, row.selectable])).toEqual(
      expect.arrayContaining([
        ["correction", "no-status", false],
        ["payment", "booked", false],
        ["payout", "sent", false],
      ]),
    );
  });

  it("(part of FIN-02) calls a used credit settled, and shows a rest only where it is known", async () => {
    const { model } = await screen({
      entries: [
        aCorrection({ entryId: "credit", status: "paid", amount: zloty("-120.00"), unpaidAmount: zloty("0.00") }),
        anEntry({ entryId: "sent", status: "payment-started" }),
        anEntry({ entryId: "accepted", status: "payment-accepted" }),
      ],
    });
    const shown = new Map(rowsOf(model).map((row) => [row.entry.entryId, [row.state.kind, row.left]]));
    expect(shown.get("credit")).toEqual(["settled", "none"]);
    expect([shown.get("sent")?.[1], shown.get("accepted")?.[1]]).toEqual(["unknown", "none"]);
  });

  it("shows 8 entries, then 24 more per press, or all; focuses the first new row", async () => {
    const { model } = await screen({ entries: years(100) });
    expect(ids(model)).toHaveLength(8);
    expect([model.list.hasOlder, model.list.canShowAll]).toEqual([true, false]);
    model.list.showOlder();
    expect(ids(model)).toHaveLength(32);
    expect(rowsOf(model)[model.list.revealed ?? -1]?.entry.entryId).toBe("E-8");
    expect(model.list.canShowAll).toBe(true);
    model.list.showAll();
    expect(ids(model)).toHaveLength(100);
    expect([model.list.hasOlder, model.list.canShowAll]).toEqual([false, false]);
    expect(model.list.revealed).toBe(32);
    model.list.clearRevealed();
    expect(model.list.revealed).toBeUndefined();
  });

  it("[LIST-24] reads the entries once and keeps each once: rows show the entries of the store", async () => {
    const { model, finance } = await screen({ entries: years(400) });
    model.list.showAll();
    const rows = rowsOf(model);
    const loaded = new Set(model.account.entries);
    expect(rows).toHaveLength(400);
    expect(rows.every(({ entry }) => loaded.has(entry))).toBe(true);
    expect(finance.script.calls.filter((call) => call === "loadEntries")).toHaveLength(1);
    // A row is no second copy: it is created when it is rendered, and nothing keeps it.
    expect(model.list.row(0)).not.toBe(model.list.row(0));
  });

  it("(part of FIN-18) opens the list at the filter and number of rows it had", async () => {
    const { model } = await screen({ entries: years(100) });
    expect(model.list.place.rows).toBeUndefined();
    model.list.showOlder();
    const { place } = model.list;
    expect(place.rows).toBe(32);
    const { model: returned } = await screen({ entries: years(100) });
    returned.list.openAt(place);
    expect(ids(returned)).toHaveLength(32);
    expect(returned.list.revealed).toBeUndefined();
    returned.list.openAt({ ...place, rows: 3 });
    expect(ids(returned)).toHaveLength(8);
    returned.list.showOlder();
    returned.list.filters.setFilter({ year: "2025" });
    expect(returned.list.place.rows).toBeUndefined();
  });

  it("filters entries by year, newest year first, and returns to the first rows", async () => {
    const { model } = await screen({ entries: years(24) });
    const { filters } = model.list;
    expect(filters.years).toEqual(["2026", "2025", "2024"]);
    model.list.showOlder();
    filters.setFilter({ year: "2025" });
    expect([model.list.total, rowsOf(model).length, filters.hasFilter]).toEqual([12, 8, true]);
    filters.setFilter({ number: "nowhere" });
    expect([model.list.total, rowsOf(model)]).toEqual([0, []]);
    filters.clear();
    expect([model.list.total, filters.hasFilter]).toEqual([24, false]);
    filters.setFilter({ year: "1999" });
    expect(filters.years).toEqual(["2026", "2025", "2024", "1999"]);
  });

  it("saves the future due dates of open entries to a calendar", async () => {
    const { model, saved } = await screen();
    expect(await model.dueDates.save()).toBe(true);
    expect(saved.map(({ id, day: on, summary, description }) => [id, on, summary, unjoinedText(description)])).toEqual([
      ["E-11", "2026-11-30", "Termin płatności: listopad 2026, FV/4127830/11/26", "Do zapłaty 223,70 zł."],
    ]);
  });

  it("keeps the selected entries under a filter, and counts the hidden ones", async () => {
    const { model } = await screen();
    rowsOf(model)[0]?.toggle();
    expect(model.selectedOutOfSight).toBe(0);
    model.list.filters.setFilter({ state: "overdue" });
    expect([ids(model), model.selection.entries.map(({ entryId }) => entryId), model.selectedOutOfSight]).toEqual([
      ["E-10"],
      ["E-11"],
      1,
    ]);
    model.list.filters.clear();
    expect(model.selectedOutOfSight).toBe(0);
  });
});

describe("the selection", () => {
  it("[FIN-05] counts and sums the selected entries, and pays exactly those", async () => {
    const { model, finance, left } = await screen();
    rowsOf(model)[1]?.toggle();
    expect(model.selection.entries.map((entry) => entry.entryId)).toEqual(["E-10"]);
    expect(model.selection.sum).toBe(zloty("49.99"));
    model.paySelected();
    await vi.waitFor(() => expect(model.review.state).toBe("open"));
    expect(left).toEqual([]);
    model.review.pay();
    await settle();
    expect(left).toHaveLength(1);
    expect(finance.entries.filter((entry) => entry.status === "payment-started").map((entry) => entry.entryId)).toEqual(
      ["E-10"],
    );
  });

  it("deselects an entry on a second press", async () => {
    const { model } = await screen();
    rowsOf(model)[0]?.toggle();
    rowsOf(model)[0]?.toggle();
    expect(model.selection.entries).toEqual([]);
    expect(rowsOf(model)[0]?.selected).toBe(false);
  });

  it("drops selected entries that are no longer open, and shows the message in the panel", async () => {
    const { model, finance } = await screen({ entries: [NOVEMBER] });
    rowsOf(model)[0]?.toggle();
    finance.entries = [{ ...NOVEMBER, status: "paid", unpaidAmount: zloty("0.00") }];
    model.review.openFor(model.selection.entries);
    model.review.pay();
    await settle();
    expect(model.selection.entries).toEqual([]);
    expect(model.review.state).toBe("closed");
    expect(model.panelProblem?.kind).toBe("already-paid");
    expect(model.reviewProblem).toBeUndefined();
  });

  it("shows a payment problem in the dialog while the review is open", async () => {
    const { model, finance } = await screen();
    rowsOf(model)[0]?.toggle();
    finance.script.failNext("startPayment", { kind: "timeout" });
    model.review.openFor(model.selection.entries);
    model.review.pay();
    await settle();
    expect(model.reviewProblem?.kind).toBe("timeout");
    expect(model.panelProblem).toBeUndefined();
  });
});

describe("the request of an address", () => {
  it("selects and reviews all open entries when the address asks to pay; sends nothing", async () => {
    const { model, finance } = await screen({ start: false });
    model.openRequested("pay");
    expect(model.selection.entries).toEqual([]);
    model.start();
    await settle();
    expect(model.selection.sum).toBe(zloty("273.69"));
    await vi.waitFor(() => expect(model.review.state).toBe("open"));
    expect(model.review.sum).toBe(zloty("273.69"));
    expect(finance.script.calls).not.toContain("startPayment");
  });

  it("(part of FIN-05) selects the entries of a rejected payment again, and only those", async () => {
    const { model, finance } = await screen();
    await finance.startPayment(paymentOrderFor([NOVEMBER], "intent-number-7", "invoice"));
    finance.settle("payment-1", "rejected");
    model.openRequested("again:payment-1");
    await vi.waitFor(() => expect(model.review.state).toBe("open"));
    expect(model.selection.entries.map(({ entryId }) => entryId)).toEqual(["E-11"]);
    expect(model.review.sum).toBe(zloty("223.70"));
  });

  it("(part of FIN-20) calls a rest unknown when the payments cannot be read", async () => {
    const { model, finance, openPayments } = await screen({ start: false });
    await finance.startPayment(paymentOrderFor([NOVEMBER], "intent-number-8", "invoice"));
    openPayments.script.failNext("load", { kind: "timeout" }, 2);
    model.start();
    await settle();
    await settle();
    const row = rowsOf(model).find(({ entry }) => entry.entryId === NOVEMBER.entryId);
    expect([row?.state.kind, row?.left, row?.leftAmount]).toEqual(["payment-pending", "unknown", undefined]);
  });

  it("[FIN-20] shows in row and chart what is left of entries after a pending payment of another amount", async () => {
    const { model, finance } = await screen({ start: false });
    await finance.startPayment({
      idempotencyKey: "own-amount-0001",
      entryIds: [OCTOBER.entryId, NOVEMBER.entryId],
      amount: zloty("60.00"),
      ownAmount: true,
      returnPage: "invoice",
    });
    model.start();
    await settle();
    await settle();
    const shown = (entryId: string) => {
      const row = rowsOf(model).find(({ entry }) => entry.entryId === entryId);
      return [row?.state.kind, row?.left, row?.leftAmount];
    };
    expect(shown(NOVEMBER.entryId)).toEqual(["payment-pending", "part", zloty("213.69")]);
    expect(shown(OCTOBER.entryId)).toEqual(["payment-pending", "none", 0]);
    const months = model.history.months.slice(-2).map(({ state, left }) => [state, left]);
    expect(months).toEqual([
      ["pending", 0],
      ["pending", zloty("213.69")],
    ]);
  });

  it("(part of FIN-05) restores the own amount of a rejected payment", async () => {
    const { model, finance } = await screen();
    await finance.startPayment({
      ...paymentOrderFor([OCTOBER, NOVEMBER], "intent-number-7", "invoice"),
      amount: zloty("100.00"),
      ownAmount: true,
    });
    finance.settle("payment-1", "abandoned");
    model.openRequested("again:payment-1");
    await vi.waitFor(() => expect(model.own.form?.form.amount).toBe("100,00"));
    expect([model.own.state, model.review.state]).toEqual(["open", "closed"]);
  });

  it.each([
    ["confirmed", "paid"],
    ["processing", "pending"],
  ] as const)("selects nothing when the payment of the address is %s, and shows the reason", async (state, problem) => {
    const { model, finance } = await screen();
    await finance.startPayment(paymentOrderFor([NOVEMBER], "intent-number-7", "invoice"));
    finance.settle("payment-1", state);
    model.openRequested("again:payment-1");
    await vi.waitFor(() => expect(model.repeatPaymentProblem).toBe(problem));
    expect([model.selection.entries, model.review.state]).toEqual([[], "closed"]);
  });

  it("shows why an unknown or unreadable payment cannot be repeated; clears it on success", async () => {
    const { model, finance } = await screen();
    model.openRequested("again:payment-1");
    await vi.waitFor(() => expect(model.repeatPaymentProblem).toBe("unknown"));
    finance.script.failNext("paymentState", { kind: "timeout" });
    model.openRequested("again:payment-1");
    await vi.waitFor(() => expect(model.repeatPaymentProblem).toBe("unanswered"));
    await finance.startPayment(paymentOrderFor([NOVEMBER], "intent-number-7", "invoice"));
    finance.settle("payment-1", "rejected");
    model.openRequested("again:payment-1");
    await vi.waitFor(() => expect(model.review.state).toBe("open"));
    expect(model.repeatPaymentProblem).toBeUndefined();
  });

  it.each([
    [undefined, NOVEMBER.unpaidAmount],
    ["100.00", zloty("100.00")],
  ] as const)("(part of FIN-06) gives transfer details of a failed payment, own amount: %s", async (own, amount) => {
    const { model, finance } = await screen();
    const order = paymentOrderFor([NOVEMBER], "intent-number-9", "invoice");
    await finance.startPayment(own === undefined ? order : { ...order, amount: zloty(own), ownAmount: true });
    finance.settle("payment-1", "rejected");
    model.openRequested("transfer:payment-1");
    await vi.waitFor(() => expect(model.transfer.details?.amount).toBe(amount));
    expect(model.transfer.details?.subject).toMatch(/11\/26$/);
    expect([model.own.state, model.review.state]).toEqual(["closed", "closed"]);
    model.openTransferOfAll();
    expect(model.transfer.details?.amount).toBe(zloty("273.69"));
  });

  it("(part of FIN-05) reviews the entry of the address, or shows why it cannot be paid", async () => {
    const { model } = await screen();
    model.openRequested("pay:E-10");
    await vi.waitFor(() => expect(model.review.sum).toBe(zloty("49.99")));
    model.review.close();
    model.openRequested("pay:E-09");
    await vi.waitFor(() => expect(model.repeatPaymentProblem).toBe("nothing-left"));
    expect(model.review.state).toBe("closed");
  });

  it("leads from a requested dialog back to the requesting page; closes others in place", async () => {
    const leave = (): void => undefined;
    const { model } = await screen({ pageBefore: () => leave });
    for (const addressRequest of ["pay", "pay:E-10"] as const) {
      model.openRequested(addressRequest);
      await vi.waitFor(() => expect([model.review.state, model.review.leave]).toEqual(["open", leave]));
      model.review.close();
      model.review.openAll();
      expect([model.review.state, model.review.leave]).toEqual(["open", undefined]);
      model.review.close();
    }
    model.openRequested("transfer");
    expect([model.transfer.isOpen, model.transfer.leave]).toEqual([true, leave]);
    model.transfer.close();
    model.openTransferOfAll();
    expect([model.transfer.isOpen, model.transfer.leave]).toEqual([true, undefined]);
  });

  it("opens the transfer details of all open entries when the address asks for them", async () => {
    const { model } = await screen();
    model.openRequested("transfer");
    expect(model.transfer.isOpen).toBe(true);
    expect(model.transfer.details?.amount).toBe(zloty("273.69"));
  });

  it("drops the request of the address when the page closes before the account has loaded", async () => {
    const { model } = await screen({ start: false });
    model.openRequested("transfer");
    model.stop();
    model.start();
    await settle();
    expect(model.transfer.isOpen).toBe(false);
  });
});

describe("loading the account", () => {
  it("shows a failure of the account without entries, and recovers on retry", async () => {
    const { model, finance } = await screen({ start: false });
    finance.script.failNext("loadEntries", { kind: "unreachable" });
    expect(model.account.status).toBe("loading");
    model.start();
    await settle();
    // Meanwhile the route shows the error page instead of this one.
    expect(model.account.status).toBe("loading");
    model.account.retry();
    await settle();
    expect(model.account.status).toBe("ready");
  });

  it("keeps the loaded entries when reloading the account fails", async () => {
    const { model, finance } = await screen();
    finance.script.failNext("loadEntries", { kind: "timeout" });
    model.account.retry();
    await settle();
    expect(model.account.status).toBe("ready");
    expect(model.account.isStale).toBe(true);
  });

  it("shows the account without a balance when the customer data failed to load", async () => {
    const { model, account } = await screen({ start: false });
    account.script.failAlways("load", { kind: "unreachable" });
    expect(model.balance).toBe("loading");
    model.start();
    await settle();
    expect(model.balance).toBeUndefined();
    expect(model.due.kind).toBe("owed");
  });

  it("reloads the account and ends the busy state when the browser restores the page", async () => {
    const { model, finance } = await screen();
    model.payAll();
    await vi.waitFor(() => expect(model.review.state).toBe("open"));
    model.review.pay();
    await settle();
    expect(model.paying.busy).toBe(true);
    finance.settle("payment-1", "confirmed");
    model.handleReturn();
    await settle();
    expect(model.paying.busy).toBe(false);
    expect(model.due.kind).not.toBe("owed");
  });
});

it("passes the blockade of the account to the view model of blockades", async () => {
  const blockade = aBlockade({ type: "vindication", debtCollectionCompany: "Latarnia S.A." });
  const { model } = await screen({ client: { blockade } });
  expect(model.blockade.blockadeCase).toMatchObject({ blockade, debtCollector: "Latarnia S.A." });
  // Nothing can be done with selected entries.
  expect(rowsOf(model).map((row) => [row.tone, row.selectable])).toContainEqual(["late", false]);
  expect(model.list.payableIndexes).toEqual([]);
  expect(model.blockade.arrears).toBe(zloty("49.99"));
  model.blockade.payArrears();
  await vi.waitFor(() => expect(model.review.state).toBe("open"));
  expect(model.review.sum).toBe(zloty("49.99"));
});

describe("downloads in the list of entries (part of FIN-12)", () => {
  it("downloads several invoices from their rows, and keeps a failure in its row", async () => {
    const { model, documents } = await screen();
    documents.without.add("E-10");
    const rows = [0, 1, 2].map((place) => model.list.row(place));
    for (const row of rows) row?.orderDuplicate();
    await settle();
    expect(Object.fromEntries(rows.map((row) => [row?.entry.entryId, row?.duplicate?.state.kind]))).toMatchObject({
      "E-10": "problem",
      "E-11": "ready",
    });
    model.stop();
    expect(rows.map((row) => row?.duplicate)).toEqual([undefined, undefined, undefined]);
  });
});

describe("the chart of twelve months", () => {
  it("[FIN-09] charts twelve months with years, space above the highest column, and an average", async () => {
    const { model } = await screen();
    const { months, max } = model.history;
    expect(months).toHaveLength(12);
    expect(months.map(({ name, year }) => (year === undefined ? name : `${name} ${year}`))).toEqual([
      "gru 2025",
      "sty 2026",
      "lut",
      "mar",
      "kwi",
      "maj",
      "cze",
      "lip",
      "sie",
      "wrz",
      "paź",
      "lis",
    ]);
    expect(months.slice(-2).map(({ amount, state }) => [amount, state])).toEqual([
      [zloty("213.80"), "open"],
      [zloty("223.70"), "open"],
    ]);
    expect(max).toBeGreaterThan(Math.max(...months.map(({ height }) => height)));
    expect(model.history.legend).toMatchObject({ hasOpen: true, hasPending: false });
  });

  it("(part of FIN-09) calls no month paid whose invoice has no known status", async () => {
    const { model } = await screen({
      entries: [aPaidEntry({ status: "unknown", unpaidAmount: zloty("0.00"), period: monthOf(TODAY) })],
    });
    expect(model.history.months.map(({ state }) => state).filter((state) => state !== "none")).toEqual(["unknown"]);
    expect(model.history.legend).toMatchObject({ hasSettled: false, hasUnknown: true });
  });

  it("charts no column below zero", async () => {
    const { model } = await screen({ entries: [aCorrection({ amount: zloty("-10.00") })] });
    expect(model.history.months.every(({ height }) => height >= 0)).toBe(true);
    expect(model.history.max).toBeGreaterThan(0);
  });
});

describe("(part of FIN-05) the account in several tabs", () => {
  it("reloads the account when another tab reports a change, until the page closes", async () => {
    const { model, finance, other } = await screen({ client: UNDATED });
    const reads = () => finance.script.calls.filter((call) => call === "loadEntries").length;
    expect(reads()).toBe(1);
    finance.entries = [{ ...NOVEMBER, status: "payment-started" }];
    other.publish();
    await settle();
    expect(model.due).toEqual({
      kind: "pending",
      pending: UNKNOWN_PAYMENT,
    });
    model.stop();
    other.publish();
    await settle();
    expect(reads()).toBe(2);
  });

  it("offers to resume a started payment, and reloads the account after it is cancelled", async () => {
    const { model, finance, left, other } = await screen();
    let changes = 0;
    other.changes.subscribe(() => (changes += 1));
    expect(model.pending.payments).toEqual([]);
    await finance.startPayment(paymentOrderFor([NOVEMBER], "intent-number-7", "invoice"));
    model.handleReturn();
    await vi.waitFor(() => expect(model.pending.payments).toHaveLength(1));
    const { pending } = model;
    const [one] = pending.payments;
    if (one === undefined) throw new Error("no pending payment");
    expect(one.entries.map(({ entryId }) => entryId)).toEqual(["E-11"]);
    pending.resume(one);
    expect(left).toEqual(["https://pay.example/payment-1"]);
    await pending.abandon(one);
    await settle();
    expect(model.due).toMatchObject({ kind: "owed", total: zloty("273.69"), pending: undefined });
    expect(changes).toBe(1);
  });
});

it("(part of FIN-07) loads payouts for an overpayment, and not for a debt", async () => {
  const paid = aPaidEntry();
  const { model } = await screen({ entries: [paid], client: { currentBalance: zloty("186.50") } });
  await vi.waitFor(() => expect(model.payout.left).toBe(zloty("186.50")));
  expect((await screen()).model.payout.isStarted).toBe(false);
});
