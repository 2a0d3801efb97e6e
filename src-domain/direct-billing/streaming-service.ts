import type { Grosze, WarsawDate } from "../shared-kernel/index.ts";

/** Action on a service of another company (DB-02). */
export type BillingAction = "activate" | "deactivate" | "modify";

/** Numbers of the actions on the wire (specification 4). */
export const ACTION_NUMBERS: Readonly<Record<BillingAction, 1 | 2 | 3>> = { activate: 1, deactivate: 2, modify: 3 };

/** Returns the action of a wire number; `undefined` for an unknown one. */
export function billingActionOf(number: number): BillingAction | undefined {
  switch (number) {
    case ACTION_NUMBERS.activate:
      return "activate";
    case ACTION_NUMBERS.deactivate:
      return "deactivate";
    case ACTION_NUMBERS.modify:
      return "modify";
    default:
      return undefined;
  }
}

/** State of a service (DB-01). `PENDING`: an action is running, and `planId` is its target plan. */
export type ServiceState =
  | { readonly kind: "ACTIVE" }
  | { readonly kind: "INACTIVE" }
  | { readonly kind: "PENDING"; readonly action: BillingAction; readonly planId: string | undefined };

/** Plan of a service with its monthly price. */
export interface ServicePlan {
  readonly planId: string;
  readonly name: string;
  readonly description: string | undefined;
  readonly price: Grosze;
}

/** Terms of use of the other company. `acceptedOn`: day on which this version was accepted. */
export interface ServiceTerms {
  readonly version: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly acceptedOn: WarsawDate | undefined;
}

/** Activation of an account at the other company: a link, with its `host` for display, or a code to enter there. */
export type Activation =
  | { readonly kind: "link"; readonly href: string; readonly host: string }
  | { readonly kind: "code"; readonly code: string };

/** Service of another company, paid with the operator's invoice (DB-01). */
export interface StreamingService {
  /** `netflix`, `player`, `tvn24go`, or another: id of the service, not of the customer's product. */
  readonly code: string;
  /** Product of `getClientData`, if the customer has one. */
  readonly productId: string | undefined;
  readonly name: string;
  readonly description: string | undefined;
  /** Note from the server, such as a free week. */
  readonly note: string | undefined;
  readonly state: ServiceState;
  /** Monthly price: of the current plan, or of the cheapest one. */
  readonly price: Grosze;
  readonly plans: readonly ServicePlan[];
  readonly planId: string | undefined;
  readonly since: WarsawDate | undefined;
  readonly nextCharge: WarsawDate | undefined;
  readonly terms: ServiceTerms | undefined;
  /** True if terms of use exist but cannot be read, so that they cannot be accepted. */
  readonly hasBrokenTerms: boolean;
  /** Only for an active service that is not set up yet. */
  readonly activation: Activation | undefined;
}

/** Returns the route parameter of a service: the product id if there is one, else the code (ROUTE-02). */
export function serviceParamOf(service: Pick<StreamingService, "productId" | "code">): string {
  return service.productId ?? service.code;
}

/** Finds the service of a route parameter: by product id, else by code. */
export function findStreamingService(
  services: readonly StreamingService[],
  param: string,
): StreamingService | undefined {
  return services.find(({ productId }) => productId === param) ?? services.find(({ code }) => code === param);
}

/** Returns the current plan; `undefined` for a service without plans. */
export function currentPlanOf({ plans, planId }: Pick<StreamingService, "plans" | "planId">): ServicePlan | undefined {
  return plans.find((plan) => plan.planId === planId);
}
