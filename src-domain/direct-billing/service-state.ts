import type { BillingAction, ServiceState, StreamingService } from "./streaming-service.ts";

/** What a state allows, whoever asks: while something is under way, nothing (DB-03). */
export function possibleActions(state: ServiceState): readonly BillingAction[] {
  switch (state.kind) {
    case "INACTIVE":
      return ["activate"];
    case "ACTIVE":
      return ["modify", "deactivate"];
    case "PENDING":
      return [];
  }
}

/** What happens to a service: an action is taken up, or the one under way has ended, done or not. */
export type ServiceEvent =
  | { readonly kind: "ordered"; readonly action: BillingAction; readonly planId?: string | undefined }
  | { readonly kind: "settled"; readonly done: boolean };

/**
 * The state after an event (specification 4, direct billing). What a state does not allow leaves it as it was: an order
 * while another is under way, an end of what nobody began.
 */
export function reduceServiceState(state: ServiceState, event: ServiceEvent): ServiceState {
  if (event.kind === "ordered") {
    return possibleActions(state).includes(event.action)
      ? { kind: "PENDING", action: event.action, planId: event.planId }
      : state;
  }
  if (state.kind !== "PENDING") return state;
  switch (state.action) {
    case "activate":
      return { kind: event.done ? "ACTIVE" : "INACTIVE" };
    case "deactivate":
      return { kind: event.done ? "INACTIVE" : "ACTIVE" };
    case "modify":
      return { kind: "ACTIVE" };
  }
}

/** How an action that was under way has ended, as the next reading shows. */
export interface Settlement {
  readonly code: string;
  readonly name: string;
  readonly action: BillingAction;
  readonly done: boolean;
}

/**
 * What has ended between two readings; a service that is gone has told nothing, nor has a change of which nobody knows
 * the plan.
 */
export function settledActions(
  before: readonly StreamingService[],
  after: readonly StreamingService[],
): readonly Settlement[] {
  return before.flatMap(({ code, state, planId }) => {
    if (state.kind !== "PENDING") return [];
    const now = after.find((service) => service.code === code);
    if (now === undefined || now.state.kind === "PENDING") return [];
    const done = isDone(state, planId, now);
    return done === undefined ? [] : [{ code, name: now.name, action: state.action, done }];
  });
}

type Pending = Extract<ServiceState, { kind: "PENDING" }>;

/** Whether what was under way is done; `undefined` for a change of plan that does not show whether it is. */
function isDone(
  pending: Pending,
  planBefore: string | undefined,
  { state, planId }: StreamingService,
): boolean | undefined {
  if (state.kind !== finalStateKind(pending)) return false;
  if (pending.action !== "modify") return true;
  if (planId === undefined) return undefined;
  if (pending.planId !== undefined) return planId === pending.planId;
  // the provider has not said which plan it leads to: another than before is the new one, the same says nothing
  return planBefore === undefined || planId === planBefore ? undefined : true;
}

function finalStateKind(pending: Pending): ServiceState["kind"] {
  return reduceServiceState(pending, { kind: "settled", done: true }).kind;
}

/**
 * Whether the provider's state shows what was ordered, under way or done, with the plan that was chosen: for an order
 * whose answer was lost.
 */
export function isOrderApplied(
  { state, planId: inForce }: Pick<StreamingService, "state" | "planId">,
  action: BillingAction,
  planId: string | undefined,
): boolean {
  if (state.kind === "PENDING") return state.action === action && (planId === undefined || state.planId === planId);
  if (state.kind !== finalStateKind({ kind: "PENDING", action, planId })) return false;
  switch (action) {
    case "deactivate":
      return true;
    case "activate":
      return planId === undefined || inForce === planId;
    case "modify":
      return inForce === planId;
  }
}
