import {
  foundActionLink,
  offeredAnswers,
  type ActionLink,
  type ActionLinkAnswer,
  type ActionLinkPrompt,
  type ActionLinkRefusal,
  type ActionLinkRefusalReason,
  type AddressedResult,
  type ClosedActionLinkState,
  type FoundActionLink,
} from "#domain/action-links/index.ts";
import { type Result, type TransportFailure, type FailureCause, failureCause } from "#domain/shared-kernel/index.ts";

/** State of the page of an action link. */
export type ActionLinkStatus =
  | { readonly kind: "loading" }
  /** Loading failed; the customer can retry. */
  | { readonly kind: "failed"; readonly cause: FailureCause }
  /** The address has no token: the page was opened without its link, or was reloaded. */
  | { readonly kind: "no-link" }
  /** The address has no token, but names a result. */
  | { readonly kind: "addressed-result"; readonly result: AddressedResult }
  /** The server refuses to show the action link, or the link is of another kind than this page. */
  | {
      readonly kind: "refused";
      readonly reason: ActionLinkRefusalReason;
      /** `answering`: an answer was sent and is not saved. */
      readonly during: "opening" | "answering";
    }
  | { readonly kind: "unanswered"; readonly actionLink: ActionLink; readonly answers: readonly ActionLinkAnswer[] }
  | {
      readonly kind: "settled";
      readonly state: ClosedActionLinkState;
      /** `undefined` if the server returned only the state. */
      readonly actionLink: ActionLink | undefined;
      /** True if answered on this page; otherwise answered earlier (ROUTE-07). */
      readonly wasJustAnswered: boolean;
    };

/** Returns the page state after loading an action link. */
export function statusOfResponse(
  prompt: ActionLinkPrompt,
  response: Result<ActionLink, ActionLinkRefusal | TransportFailure>,
): ActionLinkStatus {
  const found = foundActionLink(response);
  if (found !== undefined) return statusOfFound(prompt, found, false);
  if (response.ok) return { kind: "failed", cause: "server" };
  const { failure } = response;
  switch (failure.kind) {
    case "action-link-refused":
      return { kind: "refused", reason: failure.reason, during: "opening" };
    case "not-open":
      return { kind: "failed", cause: "server" };
    default:
      return { kind: "failed", cause: failureCause(failure) };
  }
}

/** Returns the page state of an action link whose state is known. An action link of another page is an unknown link. */
export function statusOfFound(
  prompt: ActionLinkPrompt,
  { state, actionLink }: FoundActionLink,
  wasJustAnswered: boolean,
): ActionLinkStatus {
  if (actionLink !== undefined && actionLink.kind !== prompt.kind)
    return { kind: "refused", reason: "unknown-link", during: "opening" };
  const answers = actionLink === undefined ? [] : offeredAnswers(prompt, actionLink);
  // After a requested call the decision is still open, but the request itself is shown first.
  if (actionLink !== undefined && answers.length > 0 && !wasJustAnswered)
    return { kind: "unanswered", actionLink, answers };
  return state === "open"
    ? { kind: "failed", cause: "server" }
    : { kind: "settled", state, actionLink, wasJustAnswered };
}
