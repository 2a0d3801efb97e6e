import { describe, expect, it } from "vitest";
import type { CallBillingPort } from "#domain/finance/call-billing.port.ts";
import { rangeOfMonth } from "#domain/finance/billing-range.ts";
import { monthOf, plusDays, warsawDateAt, type Result, type WarsawDate } from "#domain/shared-kernel/index.ts";

/** Customer with a phone who has calls, text messages and data in the month of `last`, the last billed day. */
export interface CallBillingContractSetup {
  readonly port: CallBillingPort;
  readonly last: WarsawDate;
  /** Makes the server respond to every call with HTTP 503 from now on. */
  breakDown(): Promise<void>;
}

function valueOf<Value>(result: Result<Value, unknown>): Value {
  if (!result.ok) throw new Error(`failed: ${JSON.stringify(result.failure)}`);
  return result.value;
}

/** Runs the contract suite of `CallBillingPort`. `make` creates a new provider each time. */
export function callBillingPortContract(name: string, make: () => Promise<CallBillingContractSetup>): void {
  describe(`CallBillingPort: ${name}`, () => {
    const refusalResult = (code: string) => ({ ok: false, failure: { kind: "billing-refused", code } });

    it("(part of FIN-08) loads the phone uses of the requested days only, the same each time", async () => {
      const { port, last } = await make();
      const month = rangeOfMonth(monthOf(last));
      const uses = valueOf(await port.load(month));
      expect(new Set(uses.map(({ kind }) => kind))).toEqual(new Set(["call", "sms", "data"]));
      for (const { at } of uses) expect(warsawDateAt(at) >= month.from && warsawDateAt(at) <= month.to).toBe(true);
      expect(valueOf(await port.load(month))).toEqual(uses);
      const [some] = uses;
      if (some === undefined) throw new Error("loadEntries must return at least one use");
      const on = warsawDateAt(some.at);
      expect(valueOf(await port.load({ from: on, to: on }))).toEqual(uses.filter(({ at }) => warsawDateAt(at) === on));
    });

    it("returns for each phone use the fields of its kind", async () => {
      const { port, last } = await make();
      for (const billedUse of valueOf(await port.load(rangeOfMonth(monthOf(last))))) {
        expect([
          billedUse.kind,
          billedUse.seconds !== undefined,
          billedUse.bytes !== undefined,
          billedUse.party !== undefined,
        ]).toEqual([billedUse.kind, billedUse.kind === "call", billedUse.kind === "data", billedUse.kind !== "data"]);
        expect(Number.isSafeInteger(billedUse.amount) && /^\d{9}$/.test(billedUse.number)).toBe(true);
      }
    });

    it("(part of FIN-08) rejects billing over 31 days, with its end before its start, or unbilled", async () => {
      const { port, last } = await make();
      expect(await port.load({ from: plusDays(last, -31), to: last })).toEqual(refusalResult("wrong-range"));
      expect((await port.load({ from: plusDays(last, -30), to: last })).ok).toBe(true);
      expect(await port.load({ from: last, to: plusDays(last, -1) })).toEqual(refusalResult("wrong-range"));
      expect(await port.load({ from: last, to: plusDays(last, 1) })).toEqual(refusalResult("not-yet"));
    });

    it("returns the HTTP failure and never throws when the provider answers 503", async () => {
      const { port, last, breakDown } = await make();
      await breakDown();
      expect(await port.load({ from: last, to: last })).toEqual({ ok: false, failure: { kind: "http", status: 503 } });
    });
  });
}
