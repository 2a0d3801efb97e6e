import type { ActionLink, ActionLinkAnswer, ActionLinkKind, ActionLinkState } from "./action-link.ts";

/** The pages that a link may open, by the name of their route (ROUTE-05 to ROUTE-07). */
export type ActionLinkPage =
  | "numberTransfer"
  | "numberTransferDecision"
  | "requestConfirmation"
  | "requestAlreadySent"
  | "requestError"
  | "offerAccept"
  | "offerDecline"
  | "contactRequest"
  | "paperlessConfirmation"
  | "saleConfirmation";

/** What the address of `/numberTransfer/:process?` may name (ROUTE-05). */
export type TransferProcess = "Accept" | "Decline" | "ContactRequest" | "Annuled" | "PastExpirationDate";

/** What a page asks about, and the answer that its link was for; without one all answers weigh the same. */
export interface ActionLinkPrompt {
  readonly kind: ActionLinkKind;
  readonly answer: ActionLinkAnswer | undefined;
}

const PROMPTS: Readonly<Record<ActionLinkPage, ActionLinkPrompt>> = {
  numberTransfer: { kind: "transfer", answer: undefined },
  numberTransferDecision: { kind: "transfer", answer: undefined },
  requestConfirmation: { kind: "request", answer: "accept" },
  requestAlreadySent: { kind: "request", answer: undefined },
  requestError: { kind: "request", answer: undefined },
  offerAccept: { kind: "offer", answer: "accept" },
  offerDecline: { kind: "offer", answer: "decline" },
  contactRequest: { kind: "offer", answer: "contact" },
  paperlessConfirmation: { kind: "paperless", answer: "accept" },
  saleConfirmation: { kind: "sale", answer: "accept" },
};

/** The answer that a process of the address stands for; those that only tell how the matter stands have none. */
const PROCESSES: Readonly<Record<TransferProcess, ActionLinkAnswer | undefined>> = {
  Accept: "accept",
  Decline: "decline",
  ContactRequest: "contact",
  Annuled: undefined,
  PastExpirationDate: undefined,
};

const isProcess = (text: string): text is TransferProcess => Object.hasOwn(PROCESSES, text);

/**
 * What a page asks; `process` is the param of `numberTransfer`. `undefined` for a process that there is none of: 404
 * (ROUTE-05).
 */
export function actionLinkPromptOf(page: ActionLinkPage, process?: string): ActionLinkPrompt | undefined {
  const asked = PROMPTS[page];
  if (page !== "numberTransfer" || process === undefined) return asked;
  return isProcess(process) ? { ...asked, answer: PROCESSES[process] } : undefined;
}

/** Every answer to a kind, the one that its page leads with first. */
const ANSWERS: Readonly<Record<ActionLinkKind, readonly ActionLinkAnswer[]>> = {
  transfer: ["accept", "decline", "contact"],
  request: ["accept"],
  offer: ["accept", "decline", "contact"],
  paperless: ["accept"],
  sale: ["accept"],
};

/**
 * The answers that a page offers, the one that its link was for first; none once the matter is not open. A link only
 * ever
 * opens a question: nothing is decided by following it, which programs that look into mail do as well.
 */
export function offeredAnswers({ answer }: ActionLinkPrompt, { kind, state }: ActionLink): readonly ActionLinkAnswer[] {
  if (state !== "open") return [];
  const answers = ANSWERS[kind];
  return [...answers.filter((one) => one === answer), ...answers.filter((one) => one !== answer)];
}

const STATES: Readonly<Record<ActionLinkAnswer, ActionLinkState>> = {
  accept: "accepted",
  decline: "declined",
  contact: "contact-requested",
};

/** How a matter stands once this was answered. */
export function stateAfterAnswer(answer: ActionLinkAnswer): ActionLinkState {
  return STATES[answer];
}

/**
 * Where the confirmation of a request leads on to: a request that was confirmed before has a page of its own, and so
 * has
 * one whose link is of no use (ROUTE-06). `undefined`: it stays.
 */
export function followUpPageOf(page: ActionLinkPage, state: ActionLinkState | "unknown"): ActionLinkPage | undefined {
  if (page !== "requestConfirmation" || state === "open") return undefined;
  return state === "accepted" ? "requestAlreadySent" : "requestError";
}
