import { describe, expect, it } from "vitest";
import type { PayoutsPort } from "#domain/finance/payouts.port.ts";
import { grosze, type Grosze, type Result } from "#domain/shared-kernel/index.ts";

/** Customer with an overpayment of at least 2,00 zł and no ordered payout. */
export interface PayoutsContractSetup {
  readonly port: PayoutsPort;
  readonly balance: Grosze;
  /** Makes the server respond to every call with HTTP 503 from now on. */
  breakDown(): Promise<void>;
}

function valueOf<Value>(result: Result<Value, unknown>): Value {
  if (!result.ok) throw new Error(`failed: ${JSON.stringify(result.failure)}`);
  return result.value;
}

const ACCOUNT = "61109010140000071219812874";
let keyCount = 0;
const order = (amount: number, account = ACCOUNT) => ({
  idempotencyKey: `contract-intent-${String((keyCount += 1)).padStart(6, "0")}`,
  account,
  amount: grosze(amount),
});

/** Runs the contract suite of `PayoutsPort`. `make` creates a new provider each time. */
export function payoutsPortContract(name: string, make: () => Promise<PayoutsContractSetup>): void {
  describe(`PayoutsPort: ${name}`, () => {
    const refusalResult = (code: string) => ({ ok: false, failure: { kind: "payout-refused", code } });

    it("returns no payout before one was ordered", async () => {
      expect(await (await make()).port.load()).toEqual({ ok: true, value: [] });
    });

    it("(part of FIN-07) orders a payout, and shows only the last digits of the account", async () => {
      const { port } = await make();
      const ordered = valueOf(await port.order(order(150)));
      expect(ordered).toMatchObject({ amount: 150, accountEnd: "2874", state: "ordered" });
      expect(valueOf(await port.load())).toEqual([ordered]);
    });

    it("orders one payout per idempotency key, and rejects other content with that key", async () => {
      const { port } = await make();
      const request = order(150);
      const ordered = valueOf(await port.order(request));
      expect(valueOf(await port.order(request))).toEqual(ordered);
      expect(await port.order({ ...request, amount: grosze(100) })).toEqual({
        ok: false,
        failure: { kind: "http", status: 400 },
      });
      expect(valueOf(await port.load())).toHaveLength(1);
    });

    it("(part of FIN-07) rejects payouts above the overpayment less the ordered payouts", async () => {
      const { port, balance } = await make();
      expect(await port.order(order(balance + 1))).toEqual(refusalResult("too-much"));
      expect(await port.order(order(0))).toEqual(refusalResult("too-much"));
      expect((await port.order(order(100))).ok).toBe(true);
      expect(await port.order(order(balance))).toEqual(refusalResult("too-much"));
      expect((await port.order(order(balance - 100))).ok).toBe(true);
    });

    it.each(["61109010140000071219812875", "1234", "12345678901"])(
      "(part of VAL-07) rejects a payout to the invalid account %s",
      async (account) => {
        expect(await (await make()).port.order(order(150, account))).toEqual(refusalResult("wrong-account"));
      },
    );

    it("returns the HTTP failure and never throws when the provider answers 503", async () => {
      const { port, breakDown } = await make();
      await breakDown();
      const failed = { ok: false, failure: { kind: "http", status: 503 } };
      expect(await port.load()).toEqual(failed);
      expect(await port.order(order(150))).toEqual(failed);
    });
  });
}
