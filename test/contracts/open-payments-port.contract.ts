import { describe, expect, it } from "vitest";
import { isPayable } from "#domain/finance/index.ts";
import { orderFor } from "#domain/finance/payment-order.ts";
import type { FinancePort, PaymentState } from "#domain/finance/index.ts";
import type { OpenPaymentsPort } from "#domain/finance/open-payments.port.ts";
import type { Result, WarsawDate } from "#domain/shared-kernel/index.ts";

/** A customer who has at least two entries to pay, and no payment under way. */
export interface OpenPaymentsWorld {
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

let intents = 0;
const nextIntent = (): string => `contract-intent-${String((intents += 1)).padStart(6, "0")}`;

/** What every `OpenPaymentsPort` keeps to. `make` gives a new world each time. */
export function openPaymentsPortContract(name: string, make: () => Promise<OpenPaymentsWorld>): void {
  describe(`OpenPaymentsPort: ${name}`, () => {
    const begun = async () => {
      const world = await make();
      const [first] = valueOf(await world.finance.loadEntries()).filter((entry) => isPayable(entry, world.today));
      if (first === undefined) throw new Error("a payable entry is needed");
      const { paymentId, paymentUrl } = valueOf(
        await world.finance.startPayment(orderFor([first], nextIntent(), "invoice")),
      );
      const again = async () =>
        valueOf(await world.finance.loadEntries()).find(({ entryId }) => entryId === first.entryId);
      return { ...world, first, paymentId, paymentUrl, again };
    };
    const refused = (code: string) => ({ ok: false, failure: { kind: "give-up-refused", code } });

    it("tells of none where none was begun", async () => {
      expect(await (await make()).port.load()).toEqual({ ok: true, value: [] });
    });

    it("tells of a payment from its begin, with the way back to its page", async () => {
      const { port, first, paymentId, paymentUrl } = await begun();
      expect(valueOf(await port.load())).toEqual([
        {
          paymentId,
          state: "started",
          amount: first.unpaidAmount,
          entryIds: [first.entryId],
          paymentUrl,
          canBeGivenUp: true,
        },
      ]);
    });

    it("tells of one that the bank has, without a way back to it, and does not give it up", async () => {
      const { port, paymentId, settle, finance } = await begun();
      await settle(paymentId, "processing");
      expect(valueOf(await port.load())).toMatchObject([
        { paymentId, state: "processing", paymentUrl: undefined, canBeGivenUp: false },
      ]);
      expect(await port.giveUp({ intentId: nextIntent(), paymentId })).toEqual(refused("not-possible"));
      expect(valueOf(await finance.paymentState(paymentId))?.state).toBe("processing");
    });

    it.each(["confirmed", "rejected"] as const)(
      "tells no more of one that was %s, and does not give it up",
      async (state) => {
        const { port, paymentId, settle, finance } = await begun();
        await settle(paymentId, state);
        expect(await port.load()).toEqual({ ok: true, value: [] });
        expect(await port.giveUp({ intentId: nextIntent(), paymentId })).toEqual(refused("not-possible"));
        expect(valueOf(await finance.paymentState(paymentId))?.state).toBe(state);
      },
    );

    it("(part of FIN-05) gives a payment up once for one intent: its entry is as it was, and can be paid again", async () => {
      const { port, paymentId, first, again, finance, today } = await begun();
      const order = { intentId: nextIntent(), paymentId };
      expect(await port.giveUp(order)).toEqual({ ok: true, value: "given-up" });
      expect(await port.giveUp(order)).toEqual({ ok: true, value: "given-up" });
      expect(await port.giveUp({ ...order, intentId: nextIntent() })).toEqual(refused("not-possible"));
      expect(await port.giveUp({ ...order, paymentId: "other-payment" })).toEqual({
        ok: false,
        failure: { kind: "http", status: 400 },
      });
      expect(await port.load()).toEqual({ ok: true, value: [] });
      expect(await again()).toEqual(first);
      expect(isPayable(first, today)).toBe(true);
      expect(valueOf(await finance.paymentState(paymentId))?.state).toBe("abandoned");
      expect((await finance.startPayment(orderFor([first], nextIntent(), "invoice"))).ok).toBe(true);
    });

    it("gives up no payment that is not there", async () => {
      expect(await (await make()).port.giveUp({ intentId: nextIntent(), paymentId: "nobody-knows-it" })).toEqual(
        refused("unknown-payment"),
      );
    });

    it("fails by name when the provider does, and never throws", async () => {
      const { port, breakDown } = await make();
      await breakDown();
      const failed = { ok: false, failure: { kind: "http", status: 503 } };
      expect(await port.load()).toEqual(failed);
      expect(await port.giveUp({ intentId: nextIntent(), paymentId: "p" })).toEqual(failed);
    });
  });
}
