import { executeWrite, type WriteKey, type WriteOutcome } from "../../shared-kernel/write.ts";
import type { FinancePort } from "../finance.port.ts";
import { givingUpEnd, type GiveUpRefusal, type GivingUp } from "../open-payment.ts";
import type { OpenPaymentsPort } from "../open-payments.port.ts";

/** What giving up a payment needs. */
export interface GiveUpPaymentPorts {
  readonly giveUp: OpenPaymentsPort["giveUp"];
  readonly paymentState: FinancePort["paymentState"];
}

/** Why a payment is not given up, or not known to be. */
export type NotGivenUp = Exclude<GivingUp, "given-up">;

/** The payment was not given up, as far as its own state shows. */
export interface GivingUpFailed {
  readonly kind: "not-given-up";
  readonly why: NotGivenUp;
}

type Standing = Parameters<typeof givingUpEnd>[0];

/**
 * Gives up a payment that was started and not finished (FIN-05). After a refusal or a lost response, the state of the
 * payment decides: that it is no longer open does not say how it ended.
 */
export async function giveUpPayment(
  { giveUp, paymentState }: GiveUpPaymentPorts,
  paymentId: string,
  key: WriteKey,
): Promise<WriteOutcome<"given-up", GivingUpFailed>> {
  const standingOf = async (): Promise<Standing> => {
    const answer = await paymentState(paymentId);
    return answer.ok ? (answer.value?.state ?? "none") : "silent";
  };
  let standing: Standing = "silent";
  const outcome = await executeWrite<"given-up", GiveUpRefusal>(key, {
    content: [paymentId],
    send: (intentId) => giveUp({ intentId, paymentId }),
    verifyApplied: async () => {
      standing = await standingOf();
      return standing === "silent" ? undefined : standing === "abandoned";
    },
  });
  switch (outcome.kind) {
    case "done":
    case "found-done":
    case "cancelled":
      return outcome;
    case "not-done":
      return outcomeOf("not-done", givingUpEnd(await standingOf(), true));
    case "unknown":
      return outcomeOf("unknown", givingUpEnd(standing, false));
  }
}

function outcomeOf(certainty: "not-done" | "unknown", end: GivingUp): WriteOutcome<"given-up", GivingUpFailed> {
  return end === "given-up" ? { kind: "found-done" } : { kind: certainty, failure: { kind: "not-given-up", why: end } };
}
