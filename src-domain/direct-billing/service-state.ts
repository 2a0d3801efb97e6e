import type { BillingAction, ServiceState, StreamingService } from "./streaming-service.ts";

/** Returns the actions that a state allows; none while an action is pending (DB-03). */
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

/** Event of a service: an action was ordered, or the pending one has ended. */
export type ServiceEvent =
  | { readonly kind: "ordered"; readonly action: BillingAction; readonly planId?: string | undefined }
  | { readonly kind: "settled"; readonly done: boolean };

/**
 * Returns the state after an event (specification 4, direct billing). Ignores events that the state does not allow,
 * such as an order while another is pending.
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

/** Result of a pending action, as the next read shows it. */
export interface Settlement {
  readonly code: string;
  readonly name: string;
  readonly action: BillingAction;
  readonly done: boolean;
}

/**
 * Returns the actions that ended between two reads. Leaves out removed services and plan changes with an unknown
 * result.
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

/** Returns true if a service that both reads contain has gone on or off, or has begun or ended to do so. */
export function haveStatesChanged(before: readonly StreamingService[], after: readonly StreamingService[]): boolean {
  return before.some(({ code, state }) => {
    const now = after.find((service) => service.code === code);
    return now !== undefined && now.state.kind !== state.kind;
  });
}

type Pending = Extract<ServiceState, { kind: "PENDING" }>;

/** Returns true if a pending action succeeded; `undefined` for a plan change that does not show it. */
function isDone(
  pending: Pending,
  planBefore: string | undefined,
  { state, planId }: StreamingService,
): boolean | undefined {
  if (state.kind !== finalStateKind(pending)) return false;
  if (pending.action !== "modify") return true;
  if (planId === undefined) return undefined;
  if (pending.planId !== undefined) return planId === pending.planId;
  // The server did not report the target plan: a different plan is the new one, the same plan proves nothing.
  return planBefore === undefined || planId === planBefore ? undefined : true;
}

function finalStateKind(pending: Pending): ServiceState["kind"] {
  return reduceServiceState(pending, { kind: "settled", done: true }).kind;
}

/** Returns true if the service shows the order, pending or done, with the chosen plan; used after a lost response. */
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
