import { describe, expect, it, vi } from "vitest";
import type { FinancialEntry, PaymentOrder, PaymentRefusal } from "#domain/finance/index.ts";
import { fail, type TransportFailure } from "#domain/shared-kernel/index.ts";
import { fakeFinance } from "#test/fakes/fake-finance.ts";
import { anEntry, day, month, zloty } from "#test/mothers/index.ts";
import { FinanceStore } from "#ui/stores/finance/finance.store.ts";
import { StartPaymentCommand } from "./start-payment-command.ts";

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

function createPayment({
  entries = [NOVEMBER, OCTOBER],
  hosts = ["pay.example"],
}: {
  entries?: readonly FinancialEntry[];
  hosts?: readonly string[];
} = {}) {
  const port = fakeFinance({ entries });
  const orders: PaymentOrder[] = [];
  const left: string[] = [];
  let ids = 0;
  const start = port.startPayment.bind(port);
  port.startPayment = (order) => {
    orders.push(order);
    return start(order);
  };
  const finance = new FinanceStore(port);
  const publish = vi.fn<() => void>();
  const paying = new StartPaymentCommand({
    finance,
    idempotencyKeys: { next: () => `intent-number-${++ids}` },
    allowedOrigins: { origin: "https://ebok.example", hosts },
    leaveFor: (address) => left.push(address),
    accountChanges: { publish },
  });
  return { port, finance, paying, orders, left, publish };
}

describe("starting a payment", () => {
  it("[FIN-05] orders exactly the unpaid amounts and opens the payment page", async () => {
    const { paying, orders, left } = createPayment();
    const going = paying.pay([OCTOBER, NOVEMBER]);
    expect(paying.busy).toBe(true);
    await going;
    expect(orders).toEqual([
      {
        idempotencyKey: "intent-number-1",
        entryIds: ["E-10", "E-11"],
        amount: zloty("273.69"),
        ownAmount: false,
        returnPage: "invoice",
      },
    ]);
    expect(left).toEqual(["https://pay.example/payment-1"]);
    expect(paying.busy).toBe(true);
    expect(paying.problem).toBeUndefined();
  });

  it("(part of FIN-05) informs the other tabs of a started payment, whatever the outcome", async () => {
    const { paying, port, publish } = createPayment();
    port.script.failNext("startPayment", { kind: "timeout" });
    await paying.pay([NOVEMBER]);
    expect(publish).toHaveBeenCalledOnce();
    await paying.pay([NOVEMBER]);
    expect(publish).toHaveBeenCalledTimes(2);
  });

  it("[FIN-05] orders a payment once when pressed several times", async () => {
    const { paying, orders, left } = createPayment();
    await Promise.all(Array.from({ length: 10 }, () => paying.pay([NOVEMBER])));
    await paying.pay([NOVEMBER]);
    expect(orders).toHaveLength(1);
    expect(left).toHaveLength(1);
  });

  it("reuses the idempotency key for the same entries and amounts, but not for others", async () => {
    const { paying, port, orders } = createPayment();
    port.script.failAlways("startPayment", { kind: "unreachable" });
    await paying.pay([OCTOBER, NOVEMBER]);
    await paying.pay([NOVEMBER, OCTOBER]);
    await paying.pay([NOVEMBER]);
    await paying.pay([{ ...NOVEMBER, unpaidAmount: zloty("100.00") }]);
    expect(orders.map(({ idempotencyKey }) => idempotencyKey)).toEqual([
      "intent-number-1",
      "intent-number-1",
      "intent-number-2",
      "intent-number-3",
    ]);
  });

  it("takes a new idempotency key after a refused payment", async () => {
    const { paying, port, orders } = createPayment();
    port.entries = [{ ...NOVEMBER, unpaidAmount: zloty("1.00") }];
    await paying.pay([NOVEMBER]);
    await paying.pay([NOVEMBER]);
    expect(orders.map(({ idempotencyKey }) => idempotencyKey)).toEqual(["intent-number-1", "intent-number-2"]);
  });

  it("orders no payment when nothing is to be paid", async () => {
    const { paying, orders } = createPayment();
    await paying.pay([]);
    expect(orders).toEqual([]);
    expect(paying.busy).toBe(false);
  });

  it.each<PaymentRefusal["code"]>(["already-paid", "payment-under-way", "wrong-amount", "unknown-entry", "unknown"])(
    "shows the refused payment as the problem %s, and reloads the account",
    async (code) => {
      const { paying, port, left } = createPayment();
      port.startPayment = () => Promise.resolve(fail({ kind: "payment-refused", code }));
      await paying.pay([NOVEMBER]);
      expect(paying.problem).toEqual({ kind: code, isForInvoices: true });
      expect(paying.busy).toBe(false);
      expect(left).toEqual([]);
      expect(port.script.calls).toContain("loadEntries");
    },
  );

  it.each<[TransportFailure, string | undefined]>([
    [{ kind: "timeout" }, "timeout"],
    [{ kind: "unreachable" }, "unreachable"],
    [{ kind: "http", status: 500 }, "provider"],
    [{ kind: "try-later", tryAgainAt: undefined, receivedAt: 0 }, "too-many-calls"],
    [{ kind: "malformed", why: "cut-off" }, "provider"],
    [{ kind: "refused", message: "Przerwa techniczna" }, "provider"],
    [{ kind: "flagged", flag: "backendAccessError", message: undefined }, "provider"],
    [{ kind: "aborted" }, undefined],
  ])("maps the transport failure of a payment to its problem: %o", async (failure, kind) => {
    const { paying, port, left } = createPayment();
    port.script.failNext("startPayment", failure);
    await paying.pay([NOVEMBER]);
    expect(paying.problem?.kind).toBe(kind);
    expect(paying.busy).toBe(false);
    expect(left).toEqual([]);
  });

  it("reports a pending payment after a lost response, if the account shows one", async () => {
    const { paying, port } = createPayment();
    port.script.failNext("startPayment", { kind: "timeout" });
    port.entries = [{ ...NOVEMBER, status: "payment-started" }, OCTOBER];
    await paying.pay([NOVEMBER]);
    expect(paying.problem).toEqual({ kind: "found-pending", isForInvoices: true });
  });

  it("shows no problem and orders nothing after a lost response until the account has loaded", async () => {
    const { paying, port, orders } = createPayment();
    port.script.failNext("startPayment", { kind: "timeout" });
    const release = port.script.hold("loadEntries");
    const going = paying.pay([NOVEMBER]);
    await vi.waitFor(() => expect(port.script.calls).toContain("loadEntries"));
    await paying.pay([NOVEMBER]);
    expect([paying.busy, paying.problem, orders.length]).toEqual([true, undefined, 1]);
    port.entries = [{ ...NOVEMBER, status: "payment-started" }];
    release();
    await going;
    expect([paying.busy, paying.problem?.kind]).toEqual([false, "found-pending"]);
  });

  it("ignores the account of a former payment attempt after the attempt was dropped", async () => {
    const { paying, port } = createPayment();
    port.script.failNext("startPayment", { kind: "timeout" });
    const release = port.script.hold("loadEntries");
    const going = paying.pay([NOVEMBER]);
    await vi.waitFor(() => expect(port.script.calls).toContain("loadEntries"));
    paying.forgetPayment();
    port.entries = [{ ...NOVEMBER, status: "payment-started" }];
    release();
    await going;
    expect(paying.problem).toBeUndefined();
  });

  it("marks a payment problem as not only about invoices when interest was to be paid too", async () => {
    const { paying, port } = createPayment();
    port.script.failNext("startPayment", { kind: "refused", message: "Przerwa techniczna" });
    await paying.pay([NOVEMBER, anEntry({ entryId: "N-1", kind: "interest" })]);
    expect(paying.problem).toEqual({ kind: "provider", isForInvoices: false });
  });

  it("does not conclude from an outdated account that a payment is pending", async () => {
    const { paying, port, finance } = createPayment({ entries: [{ ...NOVEMBER, status: "payment-started" }] });
    await finance.entries.load();
    port.script.failNext("startPayment", { kind: "timeout" });
    port.script.failNext("loadEntries", { kind: "unreachable" });
    await paying.pay([NOVEMBER]);
    expect(paying.problem?.kind).toBe("timeout");
  });

  it("[FIN-05] opens no address that is not a known payment page", async () => {
    const { paying, left } = createPayment({ hosts: ["another.example"] });
    await paying.pay([NOVEMBER]);
    expect(left).toEqual([]);
    expect(paying.problem?.kind).toBe("bad-address");
  });

  it("opens no payment page when the customer has left meanwhile", async () => {
    const { paying, port, left } = createPayment();
    const release = port.script.hold("startPayment");
    const going = paying.pay([NOVEMBER]);
    paying.forgetPayment();
    release();
    await going;
    expect(left).toEqual([]);
    expect(paying.busy).toBe(false);
  });

  it("orders a new payment with a new key when the customer returns by the back button", async () => {
    const { paying, port, orders } = createPayment();
    await paying.pay([NOVEMBER]);
    port.settle("payment-1", "abandoned");
    paying.forgetPayment();
    expect(paying.busy).toBe(false);
    await paying.pay([NOVEMBER]);
    expect(orders.map(({ idempotencyKey }) => idempotencyKey)).toEqual(["intent-number-1", "intent-number-2"]);
  });
});
