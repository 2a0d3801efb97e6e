import { fail, succeed, type TransportFailure } from "#domain/shared-kernel/index.ts";
import {
  isSameStatement,
  type Withdrawal,
  type WithdrawalPort,
  type WithdrawalRefusal,
} from "#domain/withdrawal/index.ts";
import { Script } from "./script.ts";

export interface FakeWithdrawals extends WithdrawalPort {
  readonly script: Script<"withdraw" | "loadWithdrawals">;
  /** Stored statements, newest first. */
  stored: readonly Withdrawal[];
  /** Number of next statements that are stored although their response does not arrive. */
  lostResponses: number;
}

/** Withdrawals at a provider in memory. */
export function fakeWithdrawals(stored: readonly Withdrawal[] = []): FakeWithdrawals {
  const script: FakeWithdrawals["script"] = new Script();
  const receivedAt = Date.parse("2026-11-20T09:12:00+01:00");
  const fake: FakeWithdrawals = {
    script,
    stored,
    lostResponses: 0,
    withdraw: ({ name, contractNumber, email }) =>
      script.answer<Withdrawal, WithdrawalRefusal | TransportFailure>("withdraw", () => {
        const statement = { name, contractNumber, email };
        if (Object.values(statement).some((text) => text.trim() === "")) return fail({ kind: "withdrawal-refused" });
        const number = `OD/2026/${String(fake.stored.length + 1).padStart(5, "0")}`;
        const known = fake.stored.find((one) => isSameStatement(one, statement));
        const receipt = known ?? {
          ...statement,
          number,
          receivedAt,
          state: "received" as const,
          usedDaysCost: undefined,
        };
        if (known === undefined) fake.stored = [receipt, ...fake.stored];
        if (fake.lostResponses === 0) return succeed(receipt);
        fake.lostResponses -= 1;
        return fail({ kind: "timeout" });
      }),
    loadWithdrawals: () => script.answer("loadWithdrawals", () => succeed(fake.stored)),
  };
  return fake;
}
