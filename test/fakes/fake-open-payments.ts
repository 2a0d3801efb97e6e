import { fail, succeed } from "#domain/shared-kernel/index.ts";
import type { Result, TransportFailure } from "#domain/shared-kernel/index.ts";
import type { AbandonPaymentRefusal, OpenPayment } from "#domain/finance/open-payment.ts";
import type { OpenPaymentsPort } from "#domain/finance/open-payments.port.ts";
import type { FakeFinance } from "./fake-finance.ts";
import { Script } from "./script.ts";

export interface FakeOpenPayments extends OpenPaymentsPort {
  readonly script: Script<"load" | "abandon">;
}

/** Open payments of an account in memory. */
export function fakeOpenPayments(finance: FakeFinance): FakeOpenPayments {
  const script: FakeOpenPayments["script"] = new Script();
  const answers = new Map<
    string,
    { readonly paymentId: string; readonly answer: Result<"abandoned", AbandonPaymentRefusal> }
  >();
  const refuse = (code: AbandonPaymentRefusal["code"]): Result<never, AbandonPaymentRefusal> =>
    fail({ kind: "abandon-refused", code });
  const open = (): readonly OpenPayment[] =>
    [...finance.payments.values()].flatMap((payment) => {
      const { state, paymentId } = payment;
      if (state !== "started" && state !== "processing") return [];
      return [
        {
          ...payment,
          state,
          paymentUrl: state === "started" ? `https://pay.example/${paymentId}` : undefined,
          canBeAbandoned: state === "started",
        },
      ];
    });
  const abandon = (paymentId: string): Result<"abandoned", AbandonPaymentRefusal> => {
    const payment = finance.payments.get(paymentId);
    if (payment === undefined) return refuse("unknown-payment");
    if (payment.state !== "started") return refuse("not-possible");
    finance.settle(paymentId, "abandoned");
    return succeed("abandoned");
  };
  return {
    script,
    load: () => script.answer("load", () => succeed(open())),
    abandon: ({ idempotencyKey, paymentId }) =>
      script.answer("abandon", (): Result<"abandoned", AbandonPaymentRefusal | TransportFailure> => {
        const former = answers.get(idempotencyKey);
        if (former !== undefined)
          return former.paymentId === paymentId ? former.answer : fail({ kind: "http", status: 400 });
        const answer = abandon(paymentId);
        answers.set(idempotencyKey, { paymentId, answer });
        return answer;
      }),
  };
}
