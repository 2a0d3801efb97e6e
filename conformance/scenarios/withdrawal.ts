import { expectAnswer, type Check } from "../check.ts";
import { textOf } from "../validation/response-tree.ts";
import { withSessions } from "../with-sessions.ts";
import { expectOneNumber } from "./expect-one-number.ts";

const RULE = "withdrawals.received-once";

/** Statement about a number that no contract has: the operator accepts it, too. */
const STATEMENT = { name: "Test Zgodności", contractNumber: "TEST/0", email: "test@example.com" };

/** Sends one statement twice: both responses have the same receipt, and the list has it once. */
export const withdrawalScenario: Check = {
  id: "withdrawal",
  title: "Scenario: withdrawal from a contract",
  needs: "write",
  rules: [RULE],
  run: (context) =>
    withSessions(context, { use: "write" }, async function* withdrawTwice({ session }) {
      const number = yield* expectOneNumber(session, {
        operation: "withdrawFromContract",
        payload: STATEMENT,
        numberOf: (answer) => textOf(answer.child("withdrawal"), "number"),
        rule: RULE,
        path: "withdrawal.number",
        expected: "the number of the first receipt",
        effect: "a customer who presses twice gets two receipts about one contract",
      });
      if (number === undefined) return;
      const list = await session.call("getWithdrawals");
      const found = list.items("withdrawals").filter((one) => textOf(one, "number") === number);
      yield* expectAnswer(found.length === 1, list, {
        rule: RULE,
        path: "withdrawals.number",
        expected: "the statement once",
        found: list.isData ? `${found.length} of them` : list.summary,
        effect: "the customer does not see that the statement has arrived",
      });
    }),
};
