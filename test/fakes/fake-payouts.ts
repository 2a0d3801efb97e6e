import { fail, succeed, warsawDateAt, type Grosze } from "#domain/shared-kernel/index.ts";
import type { Result, TransportFailure } from "#domain/shared-kernel/index.ts";
import { availableForPayout, type Payout, type PayoutOrder, type PayoutRefusal } from "#domain/finance/payout.ts";
import type { PayoutsPort } from "#domain/finance/payouts.port.ts";
import { bankAccount } from "#domain/validation/index.ts";
import { START } from "./movable-clock.ts";
import { Script } from "./script.ts";

export interface FakePayouts extends PayoutsPort {
  readonly script: Script<"load" | "order">;
  /** Sent orders, in order. */
  readonly sent: readonly PayoutOrder[];
}

/** Payouts in memory of an account with an overpayment of `balance`. */
export function fakePayouts(balance: Grosze): FakePayouts {
  const script: FakePayouts["script"] = new Script();
  const sent: PayoutOrder[] = [];
  const answers = new Map<string, { readonly content: string; readonly answer: Result<Payout, PayoutRefusal> }>();
  let payouts: readonly Payout[] = [];
  const refuse = (code: PayoutRefusal["code"]): Result<never, PayoutRefusal> => fail({ kind: "payout-refused", code });
  const open = ({ account, amount }: PayoutOrder): Result<Payout, PayoutRefusal> => {
    if (bankAccount("polish")(account) !== "valid") return refuse("wrong-account");
    if (amount <= 0 || amount > availableForPayout(balance, payouts)) return refuse("too-much");
    const payout: Payout = {
      payoutId: `payout-${payouts.length + 1}`,
      amount,
      accountEnd: account.slice(-4),
      orderedOn: warsawDateAt(START),
      state: "ordered",
    };
    payouts = [...payouts, payout];
    return succeed(payout);
  };
  return {
    script,
    sent,
    load: () => script.answer("load", () => succeed(payouts)),
    order(order) {
      sent.push(order);
      return script.answer("order", (): Result<Payout, PayoutRefusal | TransportFailure> => {
        const content = JSON.stringify([order.account, order.amount]);
        const former = answers.get(order.idempotencyKey);
        if (former !== undefined)
          return former.content === content ? former.answer : fail({ kind: "http", status: 400 });
        const answer = open(order);
        answers.set(order.idempotencyKey, { content, answer });
        return answer;
      });
    },
  };
}
