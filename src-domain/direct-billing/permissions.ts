import type { ClientFlags } from "../account/index.ts";
import { possibleActions } from "./service-state.ts";
import type { BillingAction, StreamingService } from "./streaming-service.ts";

/** The flags of the client that decide what is offered (DB-06). */
export type BillingFlags = Pick<
  ClientFlags,
  | "showNetflixActivation"
  | "acceptedTOSNetflix"
  | "showNetflixCancel"
  | "showTvnPlayerActivation"
  | "acceptedTOSTvnPlayer"
  | "showTvnPlayerCancel"
  | "showTvn24GoActivation"
  | "acceptedTOSTvn24Go"
>;

/** What the flags say of one service. `true` where there is no flag for it: then its state alone decides. */
interface OfferedActions {
  readonly activation: boolean;
  readonly cancel: boolean;
}

function offeredActions(code: string, flags: BillingFlags, hasToken: boolean): OfferedActions {
  switch (code) {
    case "netflix":
      return { activation: flags.showNetflixActivation, cancel: flags.showNetflixCancel };
    case "player":
      return { activation: flags.showTvnPlayerActivation || hasToken, cancel: flags.showTvnPlayerCancel };
    // no flag says that TVN24 GO may be cancelled: it may be while it is active (DB-02)
    case "tvn24go":
      return { activation: flags.showTvn24GoActivation || hasToken, cancel: true };
    default:
      return { activation: true, cancel: true };
  }
}

/**
 * What this customer may have done with a service now (DB-02, DB-03, DB-06). `hasToken`: the other company has sent the
 * customer with a `ptoken`, which stands for its own offer.
 */
export function permittedActions(
  service: StreamingService,
  flags: BillingFlags,
  hasToken: boolean,
): readonly BillingAction[] {
  const may = offeredActions(service.code, flags, hasToken);
  // what cannot be shown cannot be accepted either
  const canStart = !service.hasBrokenTerms || termsAccepted(service, flags);
  return possibleActions(service.state).filter((action) => {
    switch (action) {
      case "activate":
        return may.activation && canStart;
      case "deactivate":
        return may.cancel;
      case "modify":
        return canStart && service.plans.some(({ planId }) => planId !== service.planId);
    }
  });
}

/** The codes of services that a `ptoken` of their company can be for (ROUTE-11). */
const WITH_TOKEN: readonly string[] = ["player", "tvn24go"];

/** Whether the service takes a `ptoken`. */
export function acceptsPartnerToken(code: string): boolean {
  return WITH_TOKEN.includes(code);
}

/**
 * Whether the terms of use were accepted: by this reading of the service, or by the client's flag (DB-02). Without any
 * there is nothing to accept.
 */
function termsAccepted({ code, terms, hasBrokenTerms }: StreamingService, flags: BillingFlags): boolean {
  if (terms?.acceptedOn !== undefined || (terms === undefined && !hasBrokenTerms)) return true;
  switch (code) {
    case "netflix":
      return flags.acceptedTOSNetflix;
    case "player":
      return flags.acceptedTOSTvnPlayer;
    case "tvn24go":
      return flags.acceptedTOSTvn24Go;
    default:
      return false;
  }
}

/** Whether an action needs the consent to be charged on the invoice: what only ends a charge does not. */
export function requiresConsent(action: BillingAction): boolean {
  return action !== "deactivate";
}

/** Whether an action waits for the terms of use: turning off never does (DB-02). */
export function requiresTerms(action: BillingAction, service: StreamingService, flags: BillingFlags): boolean {
  return action !== "deactivate" && !termsAccepted(service, flags);
}
