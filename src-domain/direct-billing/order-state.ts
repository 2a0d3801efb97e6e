import type { Remedy } from "./billing-refusal.ts";
import type { BillingAction } from "./streaming-service.ts";

/** Action that the customer is about to order. */
export interface BillingOrder {
  readonly code: string;
  readonly action: BillingAction;
  readonly planId: string | undefined;
}

/** Reason why an order failed. `unknown`: the response was lost, and the state does not show the order. */
export type OrderFailureReason = Remedy | "unknown";

/** Steps of an order: plan if there are several, terms if not accepted, review, sending (DB-02, DB-04). */
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
      readonly failureReason: OrderFailureReason | undefined;
    }
  | { readonly step: "review"; readonly order: BillingOrder; readonly failureReason: OrderFailureReason | undefined }
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
  /** Without a reason: the portal cancelled the call, and no error is shown. */
  | { readonly kind: "not-accepted"; readonly failureReason: OrderFailureReason | undefined }
  | { readonly kind: "confirm" }
  | { readonly kind: "ordered" }
  | { readonly kind: "refused"; readonly failureReason: OrderFailureReason | undefined }
  /** The customer has changed the limit or given the consent: the reason of the failure is gone. */
  | { readonly kind: "remedied" }
  /** The service or its terms no longer exist. */
  | { readonly kind: "gone" }
  | { readonly kind: "close" };

export const NO_ORDER: OrderState = { step: "closed" };

/** Returns true if a new plan is chosen, different from the current one. */
export function isPlanChosen({ order, currentPlanId }: Extract<OrderState, { step: "plan" }>): boolean {
  return order.planId !== undefined && order.planId !== currentPlanId;
}

/**
 * Returns the state after an event; ignores events that do not fit the step. An order is sent only from the review. It
 * cannot be closed while sending, so that the customer sees the result; `gone` always closes it.
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
      if (event.kind === "remedied") return { ...state, failureReason: undefined };
      return event.kind === "close" ? NO_ORDER : state;
    case "sending":
      if (event.kind === "ordered") return { step: "done", order: state.order };
      if (event.kind === "refused") return afterRefusal(state.order, event.failureReason);
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
    ? { step: "terms", order, sending: false, failureReason: undefined }
    : { step: "review", order, failureReason: undefined };
}

/** Shows the terms if the server says that they are not accepted, whatever the flags say. */
function afterRefusal(order: BillingOrder, failureReason: OrderFailureReason | undefined): OrderState {
  const asksForTerms = failureReason === "accept-terms" && order.action !== "deactivate";
  return asksForTerms
    ? { step: "terms", order, sending: false, failureReason }
    : { step: "review", order, failureReason };
}

function termsStep(state: Extract<OrderState, { step: "terms" }>, event: OrderEvent): OrderState {
  if (state.sending) {
    if (event.kind === "accepted") return { step: "review", order: state.order, failureReason: undefined };
    return event.kind === "not-accepted" ? { ...state, sending: false, failureReason: event.failureReason } : state;
  }
  if (event.kind === "accept") return { ...state, sending: true, failureReason: undefined };
  return event.kind === "close" ? NO_ORDER : state;
}
