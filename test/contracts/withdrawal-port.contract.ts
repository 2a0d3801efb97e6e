import { describe, expect, it } from "vitest";
import type { WithdrawalPort } from "#domain/withdrawal/index.ts";

/** Provider without statements, in a session. */
export interface WithdrawalContractSetup {
  readonly port: WithdrawalPort;
  /** Makes the server respond to every call with HTTP 503 from now on. */
  breakDown(): Promise<void>;
}

const STATEMENT = { name: "Małgorzata Brzezińska", contractNumber: "UM/2026/1", email: "m.b@poczta.example" };
let keyCount = 0;
const nextKey = () => `withdrawal-intent-${String((keyCount += 1)).padStart(6, "0")}`;

/** Runs the contract suite of `WithdrawalPort`. `make` creates a new provider each time. */
export function withdrawalPortContract(name: string, make: () => Promise<WithdrawalContractSetup>): void {
  describe(`WithdrawalPort: ${name}`, () => {
    it("(part of WITHDRAW-02) returns a receipt and lists the statement", async () => {
      const { port } = await make();
      expect(await port.loadWithdrawals()).toEqual({ ok: true, value: [] });
      const sent = await port.withdraw({ idempotencyKey: nextKey(), ...STATEMENT });
      expect(sent).toMatchObject({ ok: true, value: { ...STATEMENT, state: "received" } });
      expect(await port.loadWithdrawals()).toEqual({ ok: true, value: sent.ok ? [sent.value] : [] });
    });

    it("(part of WITHDRAW-02) returns the first receipt when the same statement comes again", async () => {
      const { port } = await make();
      const first = await port.withdraw({ idempotencyKey: nextKey(), ...STATEMENT });
      const again = { ...STATEMENT, contractNumber: " um/2026/1" };
      expect(await port.withdraw({ idempotencyKey: nextKey(), ...again })).toEqual(first);
      const other = await port.withdraw({ idempotencyKey: nextKey(), ...STATEMENT, contractNumber: "UM/2026/2" });
      const loaded = await port.loadWithdrawals();
      expect(loaded.ok && loaded.value).toHaveLength(2);
      expect(other).not.toEqual(first);
    });

    it("rejects a statement without a number", async () => {
      const { port } = await make();
      const sent = await port.withdraw({ idempotencyKey: nextKey(), ...STATEMENT, contractNumber: " " });
      expect(sent).toEqual({ ok: false, failure: { kind: "withdrawal-refused" } });
    });

    it("returns the HTTP failures when the provider answers 503", async () => {
      const { port, breakDown } = await make();
      await breakDown();
      const failed = { ok: false, failure: { kind: "http", status: 503 } };
      expect(await port.withdraw({ idempotencyKey: nextKey(), ...STATEMENT })).toEqual(failed);
      expect(await port.loadWithdrawals()).toEqual(failed);
    });
  });
}
