import { withdrawnNumberOf, type Withdrawal } from "../withdrawal/index.ts";
import type { Deadline } from "./deadline.ts";

/** Lists the answers that the operator owes to statements of withdrawal that it checks, late ones included. */
export function withdrawalAnswerDeadlines(withdrawals: readonly Withdrawal[]): readonly Deadline[] {
  return withdrawals.flatMap((statement): readonly Deadline[] => {
    const { number, state, answerBy: day } = statement;
    if (state !== "received" || day === undefined) return [];
    const name = withdrawnNumberOf(statement);
    return [{ id: `withdrawalAnswer-${number}`, kind: "withdrawalAnswer", day, name, subject: { kind: "withdrawal" } }];
  });
}
