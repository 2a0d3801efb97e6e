import { describe, expect, it } from "vitest";
import { fakeIdempotencyKeys } from "#test/fakes/fake-device.ts";
import { fakeWithdrawals } from "#test/fakes/fake-withdrawals.ts";
import { idempotencyKeysOfUnansweredWrites } from "#test/fakes/unanswered-writes.ts";
import { IdempotencyKeyIssuer } from "../../shared-kernel/write.ts";
import type { Withdrawal } from "../withdrawal.ts";
import { withdrawFromContract } from "./withdraw-from-contract.ts";

const STATEMENT = { name: "Anna Nowak", contractNumber: "UM/2026/1", email: "a.nowak@example.com" };

function opened() {
  const withdrawals = fakeWithdrawals();
  const key = new IdempotencyKeyIssuer(fakeIdempotencyKeys());
  return {
    withdrawals,
    send: (statement = STATEMENT, { known }: { readonly known?: readonly Withdrawal[] | undefined } = { known: [] }) =>
      withdrawFromContract({ withdrawals, known }, statement, key),
    sendAsGuest: () =>
      withdrawFromContract({ withdrawals: { withdraw: withdrawals.withdraw }, known: undefined }, STATEMENT, key),
  };
}

describe("withdrawFromContract", () => {
  it("[WITHDRAW-02] sends a statement once and resolves with its receipt", async () => {
    const { withdrawals, send } = opened();
    expect(await send()).toMatchObject({ kind: "done", value: { ...STATEMENT, state: "received" } });
    expect(withdrawals.stored).toHaveLength(1);
  });

  it("(part of WITHDRAW-02) resolves with the receipt when only the response was lost", async () => {
    const { withdrawals, send } = opened();
    withdrawals.lostResponses = 1;
    expect(await send()).toMatchObject({ kind: "done", value: STATEMENT });
    expect(withdrawals.stored).toHaveLength(1);
  });

  it.each([
    ["known before", true],
    ["perhaps known before", false],
  ])(
    "(part of WITHDRAW-02) takes no statement that was %s for the effect of a lost response",
    async (_when, isKnown) => {
      const { withdrawals, send } = opened();
      await send();
      const known = isKnown ? withdrawals.stored : undefined;
      withdrawals.lostResponses = 1;
      expect(await send(STATEMENT, { known })).toMatchObject({ kind: "unknown" });
    },
  );

  it("(part of WITHDRAW-02) returns the first receipt when a guest sends again", async () => {
    const { withdrawals, sendAsGuest } = opened();
    withdrawals.lostResponses = 1;
    expect(await sendAsGuest()).toMatchObject({ kind: "unknown" });
    expect(await sendAsGuest()).toMatchObject({ kind: "done", value: { number: "OD/2026/00001" } });
    expect(withdrawals.stored).toHaveLength(1);
  });

  it("(part of WITHDRAW-02) uses a new idempotency key for another statement", async () => {
    const statements = [STATEMENT, STATEMENT, { ...STATEMENT, contractNumber: "UM/2026/2" }];
    const keys = await idempotencyKeysOfUnansweredWrites(statements, (statement, withdraw, key) =>
      withdrawFromContract({ withdrawals: { withdraw }, known: [] }, statement, key),
    );
    expect(keys).toEqual([1, 1, 2]);
  });
});
