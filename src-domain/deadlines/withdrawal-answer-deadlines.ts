import type { Withdrawal } from "../withdrawal/index.ts";
import type { Deadline } from "./deadline.ts";

/** Lists the answers that the operator owes to statements of withdrawal that it checks, late ones included. */
export function withdrawalAnswerDeadlines(withdrawals: readonly Withdrawal[]): readonly Deadline[] {
  return withdrawals.flatMap(({ number, contractNumber: name, state, answerBy: day }): readonly Deadline[] =>
    state !== "received" || day === undefined
      ? []
      : [{ id: `withdrawalAnswer-${number}`, kind: "withdrawalAnswer", day, name, subject: { kind: "withdrawal" } }],
  );
}
