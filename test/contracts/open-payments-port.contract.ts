import { describe, expect, it } from "vitest";
import { isPayable } from "#domain/finance/index.ts";
import { paymentOrderFor } from "#domain/finance/payment-order.ts";
import type { FinancePort, PaymentState } from "#domain/finance/index.ts";
import type { OpenPaymentsPort } from "#domain/finance/open-payments.port.ts";
import type { Result, WarsawDate } from "#domain/shared-kernel/index.ts";

/** A customer who has at least two entries to pay, and no payment under way. */
export interface OpenPaymentsContractSetup {
  readonly port: OpenPaymentsPort;
  readonly finance: FinancePort;
  readonly today: WarsawDate;
  /** What the customer does on the payment page. */
  settle(paymentId: string, state: Extract<PaymentState, "confirmed" | "rejected" | "processing">): Promise<void>;
  /** The provider answers nothing but HTTP 503 from now on. */
  breakDown(): Promise<void>;
}

function valueOf<Value>(result: Result<Value, unknown>): Value {
  if (!result.ok) throw new Error(`failed: ${JSON.stringify(result.failure)}`);
  return result.value;
}

let keyCount = 0;
const nextIdempotencyKey = (): string => `contract-intent-${String((keyCount += 1)).padStart(6, "0")}`;

/** What every `OpenPaymentsPort` keeps to. `make` gives a new world each time. */
export function openPaymentsPortContract(name: string, make: () => Promise<OpenPaymentsContractSetup>): void {
  describe(`OpenPaymentsPort: ${name}`, () => {
    const startOpenPayment = async () => {
      const setup = await make();
      const [first] = valueOf(await setup.finance.loadEntries()).filter((entry) => isPayable(entry, setup.today));
      if (first === undefined) throw new Error("a payable entry is needed");
      const { paymentId, paymentUrl } = valueOf(
        await setup.finance.startPayment(paymentOrderFor([first], nextIdempotencyKey(), "invoice")),
      );
      const again = async () =>
        valueOf(await setup.finance.loadEntries()).find(({ entryId }) => entryId === first.entryId);
      return { ...setup, first, paymentId, paymentUrl, again };
    };
    const refusalResult = (code: string) => ({ ok: false, failure: { kind: "give-up-refused", code } });

    it("tells of none where none was begun", async () => {
      expect(await (await make()).port.load()).toEqual({ ok: true, value: [] });
    });

    it("tells of a payment from its begin, with the way back to its page", async () => {
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

    it("tells of one that the bank has, without a way back to it, and does not give it up", async () => {
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
      "tells no more of one that was %s, and does not give it up",
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

    it("(part of FIN-05) gives a payment up once for one intent: its entry is as it was, and can be paid again", async () => {
      const { port, paymentId, first, again, finance, today } = await startOpenPayment();
      const order = { idempotencyKey: nextIdempotencyKey(), paymentId };
      expect(await port.abandon(order)).toEqual({ ok: true, value: "given-up" });
      expect(await port.abandon(order)).toEqual({ ok: true, value: "given-up" });
      expect(await port.abandon({ ...order, idempotencyKey: nextIdempotencyKey() })).toEqual(
        refusalResult("not-possible"),
      );
      expect(await port.abandon({ ...order, paymentId: "other-payment" })).toEqual({
        ok: false,
        failure: { kind: "http", status: 400 },
      });
      expect(await port.load()).toEqual({ ok: true, value: [] });
      expect(await again()).toEqual(first);
      expect(isPayable(first, today)).toBe(true);
      expect(valueOf(await finance.paymentState(paymentId))?.state).toBe("abandoned");
      expect((await finance.startPayment(paymentOrderFor([first], nextIdempotencyKey(), "invoice"))).ok).toBe(true);
    });

    it("gives up no payment that is not there", async () => {
      expect(
        await (await make()).port.abandon({ idempotencyKey: nextIdempotencyKey(), paymentId: "nobody-knows-it" }),
      ).toEqual(refusalResult("unknown-payment"));
    });

    it("fails by name when the provider does, and never throws", async () => {
      const { port, breakDown } = await make();
      await breakDown();
      const failed = { ok: false, failure: { kind: "http", status: 503 } };
      expect(await port.load()).toEqual(failed);
      expect(await port.abandon({ idempotencyKey: nextIdempotencyKey(), paymentId: "p" })).toEqual(failed);
    });
  });
}
