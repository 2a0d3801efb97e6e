import type { Grosze } from "../../shared-kernel/index.ts";
import { executeWrite, formIdempotencyKey, type WriteOutcome } from "../../shared-kernel/write.ts";
import { findSimilarPayouts, pendingPayouts, type Payout, type PayoutRefusal } from "../payout.ts";
import type { PayoutsPort } from "../payouts.port.ts";

/** Dependencies of `orderPayout`. */
export interface OrderPayoutPorts {
  readonly order: PayoutsPort["order"];
  /** Re-reads the payouts. Resolves with `undefined` when the read fails. */
  readonly reloadPayouts: () => Promise<readonly Payout[] | undefined>;
}

export interface PayoutRequest {
  readonly idempotencyKey: string;
  /** Account number, digits only. */
  readonly account: string;
  readonly amount: Grosze;
  /** Number of pending payouts with this account and amount before the first attempt; `undefined`: unknown. */
  readonly similarBefore: number | undefined;
}

/** Counts the pending payouts with this account and amount; `undefined` when the read fails. */
export async function countSimilarPayouts(
  { reloadPayouts }: Pick<OrderPayoutPorts, "reloadPayouts">,
  { account, amount }: Pick<PayoutRequest, "account" | "amount">,
): Promise<number | undefined> {
  const payouts = await reloadPayouts();
  return payouts && findSimilarPayouts(pendingPayouts(payouts), account, amount).length;
}

/**
 * Orders a payout of an overpayment once per idempotency key (FIN-07). When the response is lost, the payout counts as
 * ordered if there is one more like it than before.
 */
export function orderPayout(
  ports: OrderPayoutPorts,
  request: PayoutRequest,
): Promise<WriteOutcome<Payout, PayoutRefusal>> {
  const { idempotencyKey, account, amount, similarBefore } = request;
  return executeWrite<Payout, PayoutRefusal>(formIdempotencyKey(idempotencyKey), {
    content: [account, amount],
    send: () => ports.order({ idempotencyKey, account, amount }),
    verifyApplied: async () => {
      const similarAfter = await countSimilarPayouts(ports, request);
      return similarBefore === undefined || similarAfter === undefined ? undefined : similarAfter > similarBefore;
    },
  });
}
