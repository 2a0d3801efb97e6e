import { describe, expect, it } from "vitest";
import { isPayable } from "#domain/finance/index.ts";
import { paymentOrderFor } from "#domain/finance/payment-order.ts";
import type { FinancePort, PaymentState } from "#domain/finance/index.ts";
import type { OpenPaymentsPort } from "#domain/finance/open-payments.port.ts";
import type { Result, WarsawDate } from "#domain/shared-kernel/index.ts";

/** Customer with at least two payable entries and no pending payment. */
export interface OpenPaymentsContractSetup {
  readonly port: OpenPaymentsPort;
  readonly finance: FinancePort;
  readonly today: WarsawDate;
  /** Changes the payment as the customer does on the payment page. */
  settle(paymentId: string, state: Extract<PaymentState, "confirmed" | "rejected" | "processing">): Promise<void>;
  /** Makes the server respond to every call with HTTP 503 from now on. */
  breakDown(): Promise<void>;
}

function valueOf<Value>(result: Result<Value, unknown>): Value {
  if (!result.ok) throw new Error(`failed: ${JSON.stringify(result.failure)}`);
  return result.value;
}

let keyCount = 0;
const nextIdempotencyKey = (): string => `contract-intent-${String((keyCount += 1)).padStart(6, "0")}`;

/** Runs the contract suite of `OpenPaymentsPort`. `make` creates a new provider each time. */
export function openPaymentsPortContract(name: string, make: () => Promise<OpenPaymentsContractSetup>): void {
  describe(`OpenPaymentsPort: ${name}`, () => {
    const startOpenPayment = async () => {
      const setup = await make();
      const [first] = valueOf(await setup.finance.loadEntries()).filter((entry) => isPayable(entry, setup.today));
      if (first === undefined) throw new Error("the customer must have a payable entry");
      const { paymentId, paymentUrl } = valueOf(
        await setup.finance.startPayment(paymentOrderFor([first], nextIdempotencyKey(), "invoice")),
      );
      const reloadEntry = async () =>
        valueOf(await setup.finance.loadEntries()).find(({ entryId }) => entryId === first.entryId);
      return { ...setup, first, paymentId, paymentUrl, reloadEntry };
    };
    const refusalResult = (code: string) => ({ ok: false, failure: { kind: "abandon-refused", code } });

    it("returns no payment before one was started", async () => {
      expect(await (await make()).port.load()).toEqual({ ok: true, value: [] });
    });

    it("returns a started payment with the address of its page", async () => {
      const { port, first, paymentId, paymentUrl } = await startOpenPayment();
      expect(valueOf(await port.load())).toEqual([
        {
          paymentId,
          state: "started",
          amount: first.unpaidAmount,
          entryIds: [first.entryId],
          paymentUrl,
          canBeAbandoned: true,
        },
      ]);
    });

    it("returns a processing payment without its page, and rejects its cancellation", async () => {
      const { port, paymentId, settle, finance } = await startOpenPayment();
      await settle(paymentId, "processing");
      expect(valueOf(await port.load())).toMatchObject([
        { paymentId, state: "processing", paymentUrl: undefined, canBeAbandoned: false },
      ]);
      expect(await port.abandon({ idempotencyKey: nextIdempotencyKey(), paymentId })).toEqual(
        refusalResult("not-possible"),
      );
      expect(valueOf(await finance.paymentState(paymentId))?.state).toBe("processing");
    });

    it.each(["confirmed", "rejected"] as const)(
      "no longer returns a payment that was %s, and rejects its cancellation",
      async (state) => {
        const { port, paymentId, settle, finance } = await startOpenPayment();
        await settle(paymentId, state);
        expect(await port.load()).toEqual({ ok: true, value: [] });
        expect(await port.abandon({ idempotencyKey: nextIdempotencyKey(), paymentId })).toEqual(
          refusalResult("not-possible"),
        );
        expect(valueOf(await finance.paymentState(paymentId))?.state).toBe(state);
      },
    );

    it("(part of FIN-05) cancels a payment once per idempotency key, and frees its entry", async () => {
      const { port, paymentId, first, reloadEntry, finance, today } = await startOpenPayment();
      const order = { idempotencyKey: nextIdempotencyKey(), paymentId };
      expect(await port.abandon(order)).toEqual({ ok: true, value: "abandoned" });
      expect(await port.abandon(order)).toEqual({ ok: true, value: "abandoned" });
      expect(await port.abandon({ ...order, idempotencyKey: nextIdempotencyKey() })).toEqual(
        refusalResult("not-possible"),
      );
      expect(await port.abandon({ ...order, paymentId: "other-payment" })).toEqual({
        ok: false,
        failure: { kind: "http", status: 400 },
      });
      expect(await port.load()).toEqual({ ok: true, value: [] });
      expect(await reloadEntry()).toEqual(first);
      expect(isPayable(first, today)).toBe(true);
      expect(valueOf(await finance.paymentState(paymentId))?.state).toBe("abandoned");
      expect((await finance.startPayment(paymentOrderFor([first], nextIdempotencyKey(), "invoice"))).ok).toBe(true);
    });

    it("rejects the cancellation of an unknown payment", async () => {
      expect(
        await (await make()).port.abandon({ idempotencyKey: nextIdempotencyKey(), paymentId: "nobody-knows-it" }),
      ).toEqual(refusalResult("unknown-payment"));
    });

    it("returns the HTTP failure and never throws when the provider answers 503", async () => {
      const { port, breakDown } = await make();
      await breakDown();
      const failed = { ok: false, failure: { kind: "http", status: 503 } };
      expect(await port.load()).toEqual(failed);
      expect(await port.abandon({ idempotencyKey: nextIdempotencyKey(), paymentId: "p" })).toEqual(failed);
    });
  });
}
