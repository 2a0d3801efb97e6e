import type { ClientFlags } from "../account/index.ts";
import { possibleActions } from "./service-state.ts";
import type { BillingAction, StreamingService } from "./streaming-service.ts";

/** Client flags that decide about the offered actions (DB-06). */
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

/** Actions allowed by the flags. `true` without a flag: only the state decides. */
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
    // TVN24 GO has no cancel flag: it can be cancelled while it is active (DB-02).
    case "tvn24go":
      return { activation: flags.showTvn24GoActivation || hasToken, cancel: true };
    default:
      return { activation: true, cancel: true };
  }
}

/**
 * Returns the actions that this customer may order now (DB-02, DB-03, DB-06). `hasToken`: the other company redirected
 * the customer with a `ptoken`, which counts as its offer.
 */
export function permittedActions(
  service: StreamingService,
  flags: BillingFlags,
  hasToken: boolean,
): readonly BillingAction[] {
  const may = offeredActions(service.code, flags, hasToken);
  // Unreadable terms cannot be accepted.
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

/** Codes of services that accept a `ptoken` (ROUTE-11). */
const WITH_TOKEN: readonly string[] = ["player", "tvn24go"];

/** Returns true if the service accepts a `ptoken`. */
export function acceptsPartnerToken(code: string): boolean {
  return WITH_TOKEN.includes(code);
}

/**
 * Returns true if the terms of use were accepted, by the service or the client's flag (DB-02). True for a service
 * without terms.
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

/** Returns true if an action needs the consent to charges on the invoice; a deactivation does not. */
export function requiresConsent(action: BillingAction): boolean {
  return action !== "deactivate";
}

/** Returns true if an action needs the terms of use; a deactivation does not (DB-02). */
export function requiresTerms(action: BillingAction, service: StreamingService, flags: BillingFlags): boolean {
  return action !== "deactivate" && !termsAccepted(service, flags);
}
