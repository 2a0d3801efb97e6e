import { collectThrownErrors } from "#test/isolation/collect-thrown-errors.ts";
import { describe, expect, it, vi } from "vitest";
import type { FinancialEntry, PaymentState } from "#domain/finance/index.ts";
import { nextPaymentPollMs, paymentOrderFor } from "#domain/finance/payment-order.ts";
import { fakeClient } from "#test/fakes/fake-client.ts";
import type { OpenPayment } from "#domain/finance/open-payment.ts";
import { fakeOpenPaymentsStore } from "#test/fakes/fake-open-payments-store.ts";
import { fakeFinance } from "#test/fakes/fake-finance.ts";
import { movableClock, START } from "#test/fakes/movable-clock.ts";
import { aClientData, anEntry, day, zloty } from "#test/mothers/index.ts";
import { ClientStore } from "#ui/stores/client/client.store.ts";
import { FinanceStore } from "#ui/stores/finance/finance.store.ts";
import { PaymentCompleteViewModel } from "./payment-complete.view-model.ts";

const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

async function page({
  state = "started",
  paymentId = "payment-1",
  start = true,
  entries = [anEntry()],
  others = [],
}: {
  state?: PaymentState;
  paymentId?: string | undefined;
  start?: boolean;
  entries?: readonly FinancialEntry[];
  /** Other unfinished payments. */
  others?: readonly OpenPayment[];
} = {}) {
  const port = fakeFinance({ entries });
  await port.startPayment(paymentOrderFor(entries, "intent-number-1", "invoice"));
  port.settle("payment-1", state);
  const clock = movableClock();
  const finance = new FinanceStore(port);
  const client = fakeClient({ data: aClientData() });
  const publish = vi.fn<() => void>();
  const model = new PaymentCompleteViewModel(
    {
      finance,
      openPayments: fakeOpenPaymentsStore(others),
      client: new ClientStore(client),
      clock,
      accountChanges: { publish },
      saveText: () => undefined,
    },
    { paymentId: paymentId === "" ? undefined : paymentId, back: { href: "/invoice", to: "invoices" } },
  );
  if (start) model.start();
  await settle();
  const requestCount = (): number => port.script.calls.filter((call) => call === "paymentState").length;
  return { model, port, clock, finance, client, requestCount, publish };
}

const AMOUNT = zloty("223.70");

describe("the return page of a payment", () => {
  it.each<[PaymentState, string]>([
    ["confirmed", "confirmed"],
    ["rejected", "failed"],
    ["abandoned", "abandoned"],
  ])("[ROUTE-03] [FIN-05] requests the state of a payment on return and shows it: %s", async (state, kind) => {
    const { model, requestCount, clock } = await page({ state });
    expect(model.outcome).toEqual({ kind, amount: AMOUNT });
    expect(requestCount()).toBe(1);
    expect(clock.waiting).toBe(0);
  });

  it("(part of FIN-10) returns number, time and rest of a payment from the reloaded account", async () => {
    const { model } = await page({ state: "confirmed" });
    await vi.waitFor(() => expect(model.receipt?.left).toBeDefined());
    expect(model.receipt).toMatchObject({
      amount: AMOUNT,
      paymentId: "payment-1",
      finishedAt: START,
      entryNumbers: [anEntry().number],
      left: { amount: 0 },
    });
    expect((await page({ state: "rejected" })).model.receipt).toBeUndefined();
  });

  it("(part of FIN-10) names the overdue part of the amount that an own amount leaves", async () => {
    const { model, port } = await page({ state: "confirmed", start: false });
    const overdue = anEntry({ entryId: "E-9", dueDate: day("2026-09-30"), unpaidAmount: zloty("274.00") });
    port.entries = [...port.entries, overdue];
    model.start();
    await vi.waitFor(() => expect(model.receipt?.left).toMatchObject({ overdue: zloty("274.00") }));
  });

  it("(part of FIN-37) sums what another pending payment leaves of its entry", async () => {
    const other = { paymentId: "payment-9", state: "processing", amount: zloty("100.00"), entryIds: ["E-9"] } as const;
    const others = [{ ...other, paymentUrl: undefined, canBeAbandoned: false }];
    const { model, port } = await page({ state: "confirmed", start: false, others });
    const locked = anEntry({ entryId: "E-9", unpaidAmount: zloty("274.00"), status: "payment-started" });
    port.entries = [...port.entries, locked];
    model.start();
    await vi.waitFor(() =>
      expect(model.receipt?.left).toMatchObject({
        amount: 0,
        pending: { later: zloty("174.00"), areAmountsKnown: true },
      }),
    );
  });

  it("(part of FIN-10) lists the paid entries as the review did, the oldest due date first", async () => {
    const entries = ["2026-11-30", "2026-09-30", "2026-10-30"].map((dueDate) =>
      anEntry({ entryId: dueDate, number: `FV ${dueDate}`, dueDate: day(dueDate) }),
    );
    const { model } = await page({ state: "confirmed", entries });
    await vi.waitFor(() => expect(model.receipt?.left).toBeDefined());
    expect(model.receipt?.entryNumbers).toEqual(["FV 2026-09-30", "FV 2026-10-30", "FV 2026-11-30"]);
  });

  it("(part of HTTP-04) says that the portal failed when the request of the state throws", async () => {
    const { handled } = collectThrownErrors();
    const { model, port } = await page({ start: false });
    const broken = new TypeError("no map");
    vi.spyOn(port, "paymentState").mockRejectedValueOnce(broken);
    model.start();
    await vi.waitFor(() => expect(model.outcome).toEqual({ kind: "unreachable", cause: "portal" }));
    await vi.waitFor(() => expect(handled).toEqual([broken]));
  });

  it("shows that the payment is being checked before the first request", async () => {
    const { model } = await page({ start: false });
    expect(model.outcome).toEqual({ kind: "loading" });
  });

  it.each<PaymentState>(["started", "processing"])(
    "[FIN-05] polls while the payment is %s, until it is settled",
    async (state) => {
      const { model, port, clock, requestCount } = await page({ state });
      expect(model.outcome).toEqual({ kind: "processing", amount: AMOUNT });
      await clock.advance((nextPaymentPollMs(0) ?? 0) - 1);
      expect(requestCount()).toBe(1);
      await clock.advance(1);
      expect(requestCount()).toBe(2);
      port.settle("payment-1", "confirmed");
      await clock.advance(nextPaymentPollMs(1) ?? 0);
      expect(model.outcome).toEqual({ kind: "confirmed", amount: AMOUNT });
      await clock.advance(600_000);
      expect(requestCount()).toBe(3);
    },
  );

  it("announces a later result when polling a payment has taken too long", async () => {
    const { model, clock, requestCount } = await page({ state: "processing" });
    let polls = 0;
    for (let wait = nextPaymentPollMs(0); wait !== undefined; wait = nextPaymentPollMs(polls)) {
      expect(model.outcome.kind).toBe("processing");
      await clock.advance(wait);
      polls += 1;
    }
    expect(model.outcome).toEqual({ kind: "late", amount: AMOUNT });
    expect(requestCount()).toBe(polls + 1);
    expect(clock.waiting).toBe(0);
  });

  it("continues polling a payment after a failed poll", async () => {
    const { model, port, clock } = await page({ state: "processing" });
    port.script.failNext("paymentState", { kind: "unreachable" });
    await clock.advance(nextPaymentPollMs(0) ?? 0);
    expect(model.outcome).toEqual({ kind: "processing", amount: AMOUNT });
    port.settle("payment-1", "confirmed");
    await clock.advance(nextPaymentPollMs(1) ?? 0);
    expect(model.outcome.kind).toBe("confirmed");
  });

  it("shows that the server is unreachable on return from a payment, and retries", async () => {
    const { model, port } = await page({ state: "confirmed", start: false });
    port.script.failNext("paymentState", { kind: "timeout" });
    model.start();
    await settle();
    expect(model.outcome).toEqual({ kind: "unreachable", cause: "connection" });
    port.script.failNext("paymentState", { kind: "unexpected-error" });
    model.retry();
    await settle();
    expect(model.outcome).toEqual({ kind: "unreachable", cause: "portal" });
    model.retry();
    expect(model.outcome).toEqual({ kind: "loading" });
    await settle();
    expect(model.outcome.kind).toBe("confirmed");
  });

  it("finds no payment of another id, and sends no request without an id", async () => {
    const other = await page({ paymentId: "payment-of-somebody-else" });
    expect(other.model.outcome).toEqual({ kind: "unknown" });
    const none = await page({ paymentId: "" });
    expect(none.model.outcome).toEqual({ kind: "unknown" });
    expect(none.requestCount()).toBe(0);
  });

  it("links to the entries of the payment by its id, or to all invoices without an id", async () => {
    const { model } = await page({ state: "rejected" });
    expect(model.repeatPaymentHref).toBe("/invoice?again=payment-1");
    const none = await page({ paymentId: "" });
    expect(none.model.repeatPaymentHref).toBe("/invoice");
  });

  it("reloads the account when the payment is settled, and informs other tabs", async () => {
    const { port, clock, client, publish } = await page({ state: "processing" });
    expect(port.script.calls).not.toContain("loadEntries");
    expect(publish).not.toHaveBeenCalled();
    port.settle("payment-1", "rejected");
    await clock.advance(nextPaymentPollMs(0) ?? 0);
    expect(port.script.calls).toContain("loadEntries");
    expect(client.script.calls).toEqual(["load"]);
    expect(publish).toHaveBeenCalledOnce();
  });

  it("stops polling a payment when the page closes", async () => {
    const { model, port, clock, requestCount } = await page({ state: "processing" });
    model.stop();
    await clock.advance(600_000);
    expect(requestCount()).toBe(1);
    const release = port.script.hold("paymentState");
    model.start();
    model.stop();
    port.settle("payment-1", "confirmed");
    release();
    await settle();
    expect(model.outcome).toEqual({ kind: "loading" });
  });
});
