import type { Grosze, WarsawDate } from "../shared-kernel/index.ts";

/** What a customer may have done with a service of another company (DB-02). */
export type BillingAction = "activate" | "deactivate" | "modify";

/** The numbers by which the provider knows them (specification 4). */
export const ACTION_NUMBERS: Readonly<Record<BillingAction, 1 | 2 | 3>> = { activate: 1, deactivate: 2, modify: 3 };

/** The action of a number; `undefined` for one that nobody knows. */
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

/** How a service stands (DB-01). `PENDING`: an action is under way, and `planId` is the plan that it leads to. */
export type ServiceState =
  | { readonly kind: "ACTIVE" }
  | { readonly kind: "INACTIVE" }
  | { readonly kind: "PENDING"; readonly action: BillingAction; readonly planId: string | undefined };

/** One of several ways to have a service, by its monthly price. */
export interface ServicePlan {
  readonly planId: string;
  readonly name: string;
  readonly description: string | undefined;
  readonly price: Grosze;
}

/** The terms of use of the other company. `acceptedOn`: this version was accepted that day. */
export interface ServiceTerms {
  readonly version: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly acceptedOn: WarsawDate | undefined;
}

/**
 * How an account with the other company is set up: behind its own address, of which `host` says whose it is, or with a
 * code to type there.
 */
export type Activation =
  | { readonly kind: "link"; readonly href: string; readonly host: string }
  | { readonly kind: "code"; readonly code: string };

/** A service of another company that is paid with the operator's invoice (DB-01). */
export interface StreamingService {
  /** `netflix`, `player`, `tvn24go`, or any other: the service, not the customer's purchase of it. */
  readonly code: string;
  /** The product of `getClientData`, where the customer has it there. */
  readonly productId: string | undefined;
  readonly name: string;
  readonly description: string | undefined;
  /** The provider's hint, such as a free week. */
  readonly note: string | undefined;
  readonly state: ServiceState;
  /** Monthly: of the plan in force, or of the cheapest there is. */
  readonly price: Grosze;
  readonly plans: readonly ServicePlan[];
  readonly planId: string | undefined;
  readonly since: WarsawDate | undefined;
  readonly nextCharge: WarsawDate | undefined;
  readonly terms: ServiceTerms | undefined;
  /** There are terms of use, and they cannot be read: nobody can be shown them, nor accept them. */
  readonly hasBrokenTerms: boolean;
  /** Only of a service that is active and not set up yet. */
  readonly activation: Activation | undefined;
}

/** What names a service in an address: the product that the customer has, else the service itself (ROUTE-02). */
export function serviceParamOf(service: Pick<StreamingService, "productId" | "code">): string {
  return service.productId ?? service.code;
}

/** The service that an address names, by either of its names. */
export function findStreamingService(
  services: readonly StreamingService[],
  param: string,
): StreamingService | undefined {
  return services.find(({ productId }) => productId === param) ?? services.find(({ code }) => code === param);
}

/** The plan in force; `undefined` for a service without plans. */
export function currentPlanOf({ plans, planId }: Pick<StreamingService, "plans" | "planId">): ServicePlan | undefined {
  return plans.find((plan) => plan.planId === planId);
}
