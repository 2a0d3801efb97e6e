import { observer } from "#ui/shared/observer.ts";
import type { DirectBilling, OrderState, StreamingService } from "#domain/direct-billing/index.ts";
import type { Grosze, WarsawDate } from "#domain/shared-kernel/index.ts";
import type { SubscriptionWithdrawal } from "#domain/direct-billing/subscription-withdrawal.ts";
import { TermsStep } from "./terms-dialog.view.tsx";
import { PlanStep } from "./plan-step.view.tsx";
import { orderAmountOverLimit } from "./order-consequences.view.tsx";
import { OrderReviewStep } from "./order-review-step.view.tsx";

/** Order with the actions of its steps (DB-02, DB-04). */
export interface StreamingOrderDialogViewState {
  readonly state: OrderState;
  readonly service: StreamingService | undefined;
  choose(planId: string): void;
  next(): void;
  accept(): Promise<void>;
  confirm(): Promise<void>;
  close(): void;
}

export interface StreamingOrderDialogProps {
  readonly model: StreamingOrderDialogViewState;
  readonly billing: DirectBilling;
  readonly today: WarsawDate;
  /** Days in which the customer may withdraw from an ordered service. */
  readonly withdrawalDays: number | undefined;
  /** Right to withdraw from the contract of the service that the order changes, while it is open. */
  readonly withdrawal: SubscriptionWithdrawal | undefined;
  readonly onLimit: (needed: Grosze | undefined) => void;
  readonly onConsent: () => void;
}

/** Shows the summary, which asks for a higher limit, before terms of a service that could not be ordered (DB-13). */
function withLimitFirst(
  state: OrderState,
  service: StreamingService,
  billing: DirectBilling,
  today: WarsawDate,
): OrderState {
  if (state.step !== "terms" || state.sending) return state;
  const { order } = state;
  return orderAmountOverLimit({ order, service, billing, today }) === undefined
    ? state
    : { step: "review", order, failureReason: undefined };
}

/** Dialog of the current step of an order. */
export const StreamingOrderDialog = observer(function StreamingOrderDialog({
  model,
  billing,
  today,
  withdrawalDays,
  withdrawal,
  onLimit,
  onConsent,
}: StreamingOrderDialogProps) {
  const { service } = model;
  if (service === undefined) return null;
  const state = withLimitFirst(model.state, service, billing, today);
  switch (state.step) {
    case "closed":
      return null;
    case "plan":
      return <PlanStep model={model} service={service} state={state} />;
    case "terms":
      return (
        <TermsStep
          service={service}
          sending={state.sending}
          problem={state.failureReason}
          onAccept={() => void model.accept()}
          onClose={() => model.close()}
        />
      );
    case "review":
    case "sending":
    case "done":
      return (
        <OrderReviewStep
          model={model}
          service={service}
          state={state}
          billing={billing}
          today={today}
          withdrawalDays={withdrawalDays}
          withdrawal={withdrawal}
          onLimit={onLimit}
          onConsent={onConsent}
        />
      );
  }
});
