import type { Remedy } from "./billing-refusal.ts";
import type { BillingAction } from "./streaming-service.ts";

/** What a customer is about to order. */
export interface BillingOrder {
  readonly code: string;
  readonly action: BillingAction;
  readonly planId: string | undefined;
}

/** Why an order is not known to be taken up. `unknown`: no answer came, and the state does not show it. */
export type OrderProblem = Remedy | "unknown";

/**
 * The way of an order: a plan where there are several, the terms where they are not accepted, the confirmation, the
 * sending (DB-02, DB-04).
 */
export type OrderState =
  | { readonly step: "closed" }
  | {
      readonly step: "plan";
      readonly order: BillingOrder;
      readonly termsNeeded: boolean;
      readonly currentPlanId: string | undefined;
    }
  | {
      readonly step: "terms";
      readonly order: BillingOrder;
      readonly sending: boolean;
      readonly problem: OrderProblem | undefined;
    }
  | { readonly step: "review"; readonly order: BillingOrder; readonly problem: OrderProblem | undefined }
  | { readonly step: "sending"; readonly order: BillingOrder }
  | { readonly step: "done"; readonly order: BillingOrder };

export type OrderEvent =
  | {
      readonly kind: "open";
      readonly code: string;
      readonly action: BillingAction;
      readonly planIds: readonly string[];
      readonly currentPlanId: string | undefined;
      readonly termsNeeded: boolean;
    }
  | { readonly kind: "choose"; readonly planId: string }
  | { readonly kind: "next" }
  | { readonly kind: "accept" }
  | { readonly kind: "accepted" }
  /** Without a problem: the portal itself has given the call up, and nobody is told. */
  | { readonly kind: "not-accepted"; readonly problem: OrderProblem | undefined }
  | { readonly kind: "confirm" }
  | { readonly kind: "ordered" }
  | { readonly kind: "refused"; readonly problem: OrderProblem | undefined }
  /** What was ordered, or the terms that are to be accepted for it, are there no more. */
  | { readonly kind: "gone" }
  | { readonly kind: "close" };

export const NO_ORDER: OrderState = { step: "closed" };

/** Whether the next step of a plan can be taken: one is chosen, and it is another than that in force. */
export function isPlanChosen({ order, currentPlanId }: Extract<OrderState, { step: "plan" }>): boolean {
  return order.planId !== undefined && order.planId !== currentPlanId;
}

/**
 * The state after an event; what does not belong to a step leaves it as it was. Nothing is sent but from the
 * confirmation, and
 * nothing closes while it is being sent: whoever looked away would not learn how it ended. What is gone leaves nothing
 * to look at.
 */
export function reduceOrder(state: OrderState, event: OrderEvent): OrderState {
  if (event.kind === "open") return state.step === "closed" ? opened(event) : state;
  if (event.kind === "gone") return NO_ORDER;
  switch (state.step) {
    case "closed":
      return state;
    case "plan":
      if (event.kind === "choose") return { ...state, order: { ...state.order, planId: event.planId } };
      if (event.kind === "next") return isPlanChosen(state) ? afterPlan(state.order, state.termsNeeded) : state;
      return event.kind === "close" ? NO_ORDER : state;
    case "terms":
      return termsStep(state, event);
    case "review":
      if (event.kind === "confirm") return { step: "sending", order: state.order };
      return event.kind === "close" ? NO_ORDER : state;
    case "sending":
      if (event.kind === "ordered") return { step: "done", order: state.order };
      if (event.kind === "refused") return afterRefusal(state.order, event.problem);
      return state;
    case "done":
      return event.kind === "close" ? NO_ORDER : state;
  }
}

function opened({
  code,
  action,
  planIds,
  currentPlanId,
  termsNeeded,
}: Extract<OrderEvent, { kind: "open" }>): OrderState {
  const needed = termsNeeded && action !== "deactivate";
  const order = { code, action, planId: undefined };
  const inForce = action === "modify" ? currentPlanId : undefined;
  if (action !== "deactivate" && planIds.length > 0)
    return { step: "plan", order, termsNeeded: needed, currentPlanId: inForce };
  return afterPlan(order, needed);
}

function afterPlan(order: BillingOrder, termsNeeded: boolean): OrderState {
  return termsNeeded
    ? { step: "terms", order, sending: false, problem: undefined }
    : { step: "review", order, problem: undefined };
}

/** The provider says that the terms are not accepted after all: they are shown, whatever the flags said. */
function afterRefusal(order: BillingOrder, problem: OrderProblem | undefined): OrderState {
  const asksForTerms = problem === "accept-terms" && order.action !== "deactivate";
  return asksForTerms ? { step: "terms", order, sending: false, problem } : { step: "review", order, problem };
}

function termsStep(state: Extract<OrderState, { step: "terms" }>, event: OrderEvent): OrderState {
  if (state.sending) {
    if (event.kind === "accepted") return { step: "review", order: state.order, problem: undefined };
    return event.kind === "not-accepted" ? { ...state, sending: false, problem: event.problem } : state;
  }
  if (event.kind === "accept") return { ...state, sending: true, problem: undefined };
  return event.kind === "close" ? NO_ORDER : state;
}
