import { describe, expect, it } from "vitest";
import { isPayable } from "#domain/finance/index.ts";
import type { FinancePort, FinancialEntry, PaymentOrder, PaymentState } from "#domain/finance/index.ts";
import { grosze, sumOf } from "#domain/shared-kernel/index.ts";
import type { Result, WarsawDate } from "#domain/shared-kernel/index.ts";

/** Customer with at least two payable entries, one paid invoice, and one entry that is not an invoice. */
export interface FinanceContractSetup {
  readonly port: FinancePort;
  readonly today: WarsawDate;
  /** Ends the payment as the customer does on the payment page. */
  settle(paymentId: string, state: Extract<PaymentState, "confirmed" | "rejected" | "abandoned">): Promise<void>;
  /** Lets the server book a confirmed payment. */
  book(paymentId: string): Promise<void>;
  /** Makes the server respond to every call with HTTP 503 from now on. */
  breakDown(): Promise<void>;
}

function valueOf<Value>(result: Result<Value, unknown>): Value {
  if (!result.ok) throw new Error(`failed: ${JSON.stringify(result.failure)}`);
  return result.value;
}

let keyCount = 0;

function orderFor(...entries: readonly FinancialEntry[]): PaymentOrder {
  keyCount += 1;
  return {
    idempotencyKey: `contract-intent-${String(keyCount).padStart(6, "0")}`,
    entryIds: entries.map(({ entryId }) => entryId),
    amount: sumOf(entries.map(({ unpaidAmount }) => unpaidAmount)),
    ownAmount: false,
    returnPage: "invoice",
  };
}

/** Runs the contract suite of `FinancePort`. `make` creates a new provider each time. */
export function financePortContract(name: string, make: () => Promise<FinanceContractSetup>): void {
  describe(`FinancePort: ${name}`, () => {
    const open = async () => {
      const setup = await make();
      const entries = valueOf(await setup.port.loadEntries());
      const [first, second] = entries.filter((entry) => isPayable(entry, setup.today));
      if (first === undefined || second === undefined) throw new Error("the customer must have two payable entries");
      const reloadEntry = async (entryId: string) =>
        valueOf(await setup.port.loadEntries()).find((entry) => entry.entryId === entryId);
      return { ...setup, entries, first, second, reloadEntry };
    };
    const refusalResult = (code: string) => ({ ok: false, failure: { kind: "payment-refused", code } });

    it("returns each financial entry once", async () => {
      const { entries } = await open();
      expect(new Set(entries.map(({ entryId }) => entryId)).size).toBe(entries.length);
    });

    it("accepts an amount that the customer chose, and allocates it to the entries in order", async () => {
      const { port, first, second, reloadEntry, settle } = await open();
      const amount = grosze(first.unpaidAmount + 1);
      const order = { ...orderFor(first, second), ownAmount: true, amount };
      const { paymentId } = valueOf(await port.startPayment(order));
      expect(valueOf(await port.paymentState(paymentId))).toMatchObject({
        state: "started",
        amount,
        entryIds: [first.entryId, second.entryId],
      });
      expect([(await reloadEntry(first.entryId))?.status, (await reloadEntry(second.entryId))?.status]).toEqual([
        "payment-started",
        "payment-started",
      ]);
      await settle(paymentId, "confirmed");
      expect(await reloadEntry(first.entryId)).toMatchObject({ unpaidAmount: 0, status: "payment-accepted" });
      expect(await reloadEntry(second.entryId)).toMatchObject({
        unpaidAmount: second.unpaidAmount - 1,
        status: "partly-paid",
      });
    });

    it("accepts a partial amount, and restores the entry when the payment is rejected", async () => {
      const { port, first, reloadEntry, settle } = await open();
      const { paymentId } = valueOf(
        await port.startPayment({ ...orderFor(first), ownAmount: true, amount: grosze(1) }),
      );
      await settle(paymentId, "rejected");
      expect(await reloadEntry(first.entryId)).toMatchObject({
        unpaidAmount: first.unpaidAmount,
        status: first.status,
      });
      expect((await port.startPayment({ ...orderFor(first), ownAmount: true })).ok).toBe(true);
    });

    it("rejects an amount that is zero, above the unpaid sum, or too small to reach each entry", async () => {
      const { port, first, second } = await open();
      const own = (amount: number, ...entries: readonly FinancialEntry[]) =>
        port.startPayment({ ...orderFor(...entries), ownAmount: true, amount: grosze(amount) });
      expect(await own(first.unpaidAmount + 1, first)).toEqual(refusalResult("wrong-amount"));
      expect(await own(0, first)).toEqual(refusalResult("wrong-amount"));
      expect(await own(first.unpaidAmount, first, second)).toEqual(refusalResult("wrong-amount"));
    });

    it("starts a payment and marks its entries as being paid", async () => {
      const { port, first, second, reloadEntry } = await open();
      const started = valueOf(await port.startPayment(orderFor(first, second)));
      expect(URL.canParse(started.paymentUrl)).toBe(true);
      expect(valueOf(await port.paymentState(started.paymentId))).toEqual({
        paymentId: started.paymentId,
        state: "started",
        amount: sumOf([first.unpaidAmount, second.unpaidAmount]),
        entryIds: [first.entryId, second.entryId],
      });
      expect((await reloadEntry(first.entryId))?.status).toBe("payment-started");
      expect((await reloadEntry(second.entryId))?.status).toBe("payment-started");
    });

    it("starts one payment per idempotency key, also when the order is sent twice", async () => {
      const { port, first } = await open();
      const order = orderFor(first);
      const started = valueOf(await port.startPayment(order));
      expect(valueOf(await port.startPayment(order))).toEqual(started);
      expect(await port.startPayment(orderFor(first))).toEqual(refusalResult("payment-under-way"));
    });

    it("rejects another order with a used idempotency key", async () => {
      const { port, first, second, reloadEntry } = await open();
      const order = orderFor(first);
      const started = valueOf(await port.startPayment(order));
      expect(await port.startPayment({ ...orderFor(second), idempotencyKey: order.idempotencyKey })).toEqual({
        ok: false,
        failure: { kind: "http", status: 400 },
      });
      expect(await reloadEntry(second.entryId)).toEqual(second);
      expect(valueOf(await port.startPayment(order))).toEqual(started);
    });

    it("repeats the refusal of an order with the same key, also when it would now be accepted", async () => {
      const { port, first, settle } = await open();
      const { paymentId } = valueOf(await port.startPayment(orderFor(first)));
      const order = orderFor(first);
      expect(await port.startPayment(order)).toEqual(refusalResult("payment-under-way"));
      await settle(paymentId, "abandoned");
      expect(await port.startPayment(order)).toEqual(refusalResult("payment-under-way"));
      expect((await port.startPayment(orderFor(first))).ok).toBe(true);
    });

    it("rejects paid, received and unknown entries and wrong amounts", async () => {
      const { port, first, entries } = await open();
      const paid = entries.find(
        ({ kind, unpaidAmount, status }) => kind === "invoice" && unpaidAmount === 0 && status !== "payment-started",
      );
      if (paid === undefined) throw new Error("the customer must have a paid invoice");
      expect(await port.startPayment(orderFor(paid))).toEqual(refusalResult("already-paid"));
      expect(await port.startPayment({ ...orderFor(first), amount: grosze(first.unpaidAmount - 1) })).toEqual(
        refusalResult("wrong-amount"),
      );
      expect(await port.startPayment({ ...orderFor(first), entryIds: ["nobody-knows-it"] })).toEqual(
        refusalResult("unknown-entry"),
      );
      expect(await port.startPayment({ ...orderFor(first), entryIds: [] })).toEqual(refusalResult("unknown-entry"));
      const received = entries.find(({ kind }) => kind === "payment");
      if (received !== undefined)
        expect(await port.startPayment(orderFor(received))).toEqual(refusalResult("unknown-entry"));
    });

    it("[FIN-05] leaves nothing to pay after a confirmed payment, and marks it as paid once it is booked", async () => {
      const { port, first, entries, settle, book, reloadEntry } = await open();
      const { paymentId } = valueOf(await port.startPayment(orderFor(first)));
      await settle(paymentId, "confirmed");
      expect(valueOf(await port.paymentState(paymentId))).toMatchObject({
        state: "confirmed",
        finishedAt: expect.any(Number),
      });
      expect(await reloadEntry(first.entryId)).toMatchObject({
        status: "payment-accepted",
        unpaidAmount: 0,
        amount: first.amount,
      });
      await book(paymentId);
      expect((await reloadEntry(first.entryId))?.status).toBe("paid");
      const known = new Set(entries.map(({ entryId }) => entryId));
      const came = valueOf(await port.loadEntries()).filter(({ entryId }) => !known.has(entryId));
      expect(came.map(({ kind, amount }) => [kind, Math.abs(amount)])).toEqual([["payment", first.unpaidAmount]]);
    });

    it.each(["rejected", "abandoned"] as const)("restores the entries of a payment that was %s", async (state) => {
      const { port, first, settle, reloadEntry } = await open();
      const { paymentId } = valueOf(await port.startPayment(orderFor(first)));
      await settle(paymentId, state);
      expect(valueOf(await port.paymentState(paymentId))?.state).toBe(state);
      expect(await reloadEntry(first.entryId)).toEqual(first);
      expect((await port.startPayment(orderFor(first))).ok).toBe(true);
    });

    it("returns no state for an unknown payment", async () => {
      const { port } = await open();
      expect(await port.paymentState("nobody-knows-it")).toEqual({ ok: true, value: undefined });
    });

    it("returns the HTTP failure and never throws when the provider answers 503", async () => {
      const { port, first, breakDown } = await open();
      await breakDown();
      const failed = { ok: false, failure: { kind: "http", status: 503 } };
      expect(await port.loadEntries()).toEqual(failed);
      expect(await port.paymentState("p")).toEqual(failed);
      expect(await port.startPayment(orderFor(first))).toEqual(failed);
    });
  });
}
