import { executeWrite, type WriteKey, type WriteOutcome } from "../../shared-kernel/write.ts";
import type { FinancePort } from "../finance.port.ts";
import { abandonResultOf, type AbandonPaymentRefusal, type AbandonPaymentResult } from "../open-payment.ts";
import type { OpenPaymentsPort } from "../open-payments.port.ts";

/** Dependencies of `abandonOpenPayment`. */
export interface AbandonOpenPaymentPorts {
  readonly abandon: OpenPaymentsPort["abandon"];
  readonly paymentState: FinancePort["paymentState"];
}

/** Reason why a payment was not cancelled, or is not known to be. */
export type NotAbandonedReason = Exclude<AbandonPaymentResult, "abandoned">;

/** The payment was not cancelled, as far as its own state shows. */
export interface AbandonPaymentFailure {
  readonly kind: "not-abandoned";
  readonly why: NotAbandonedReason;
}

type StateAfter = Parameters<typeof abandonResultOf>[0];

/**
 * Cancels an unfinished payment (FIN-05). After a refusal or a lost response, the state of the payment decides: its
 * absence from the open payments does not say how it ended.
 */
export async function abandonOpenPayment(
  { abandon, paymentState }: AbandonOpenPaymentPorts,
  paymentId: string,
  key: WriteKey,
): Promise<WriteOutcome<"abandoned", AbandonPaymentFailure>> {
  const readStateAfter = async (): Promise<StateAfter> => {
    const answer = await paymentState(paymentId);
    return answer.ok ? (answer.value?.state ?? "none") : "silent";
  };
  let stateAfter: StateAfter = "silent";
  const outcome = await executeWrite<"abandoned", AbandonPaymentRefusal>(key, {
    content: [paymentId],
    send: (idempotencyKey) => abandon({ idempotencyKey, paymentId }),
    verifyApplied: async () => {
      stateAfter = await readStateAfter();
      return stateAfter === "silent" ? undefined : stateAfter === "abandoned";
    },
  });
  switch (outcome.kind) {
    case "done":
    case "found-done":
    case "cancelled":
      return outcome;
    case "not-done":
      return outcomeFor("not-done", abandonResultOf(await readStateAfter(), true));
    case "unknown":
      return outcomeFor("unknown", abandonResultOf(stateAfter, false));
  }
}

function outcomeFor(
  certainty: "not-done" | "unknown",
  end: AbandonPaymentResult,
): WriteOutcome<"abandoned", AbandonPaymentFailure> {
  return end === "abandoned"
    ? { kind: "found-done" }
    : { kind: certainty, failure: { kind: "not-abandoned", why: end } };
}
