import type {
  ActionLink,
  ActionLinkAnswer,
  ActionLinkKind,
  ActionLinkState,
  ClosedActionLinkState,
} from "./action-link.ts";

/** Pages that an action link may open, by the name of their route (ROUTE-05 to ROUTE-07). */
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

/** Values of `:process` in `/numberTransfer/:process?` (ROUTE-05). */
export type TransferProcess = "Accept" | "Decline" | "ContactRequest" | "Annuled" | "PastExpirationDate";

/** Question of a page and the answer that its link suggests; `undefined`: no answer is preselected. */
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

/** Answer of each `:process`; `undefined` for those that only display a state. */
const PROCESSES: Readonly<Record<TransferProcess, ActionLinkAnswer | undefined>> = {
  Accept: "accept",
  Decline: "decline",
  ContactRequest: "contact",
  Annuled: undefined,
  PastExpirationDate: undefined,
};

const isProcess = (text: string): text is TransferProcess => Object.hasOwn(PROCESSES, text);

/**
 * Returns the question of a page; `process` is the parameter of `numberTransfer`. Returns `undefined` for an unknown
 * process: the portal shows 404 (ROUTE-05).
 */
export function actionLinkPromptOf(page: ActionLinkPage, process?: string): ActionLinkPrompt | undefined {
  const prompt = PROMPTS[page];
  if (page !== "numberTransfer" || process === undefined) return prompt;
  return isProcess(process) ? { ...prompt, answer: PROCESSES[process] } : undefined;
}

/** Result that the address of a page names; `failed`: the request could not be confirmed. */
export type AddressedResult = ClosedActionLinkState | "failed";

/** Results of the pages; the decision pages of a number transfer and of a request name none. */
const RESULTS: Readonly<Record<ActionLinkPage, AddressedResult | undefined>> = {
  numberTransfer: undefined,
  numberTransferDecision: undefined,
  requestConfirmation: undefined,
  requestAlreadySent: "accepted",
  requestError: "failed",
  offerAccept: "accepted",
  offerDecline: "declined",
  contactRequest: "contact-requested",
  paperlessConfirmation: "accepted",
  saleConfirmation: "accepted",
};

const PROCESS_RESULTS: Readonly<Record<TransferProcess, AddressedResult>> = {
  Accept: "accepted",
  Decline: "declined",
  ContactRequest: "contact-requested",
  Annuled: "annulled",
  PastExpirationDate: "expired",
};

/**
 * Returns the result that an address without a token shows (ROUTE-05 to ROUTE-07): the operator leads customers there
 * after a decision. `undefined`: the page can only be used with its link.
 */
export function addressedResultOf(page: ActionLinkPage, process?: string): AddressedResult | undefined {
  if (page !== "numberTransfer" || process === undefined) return RESULTS[page];
  return isProcess(process) ? PROCESS_RESULTS[process] : undefined;
}

/** Answers of each kind for a server that lists none. */
const ANSWERS: Readonly<Record<ActionLinkKind, readonly ActionLinkAnswer[]>> = {
  transfer: ["accept", "decline", "contact"],
  request: ["accept"],
  offer: ["accept", "decline", "contact"],
  paperless: ["accept"],
  sale: ["accept"],
};

/**
 * Returns the answers that a page offers, the one of its link first; none once the action link is closed. After a
 * requested call the server may still take a decision. Opening a link only displays the question, because mail scanners
 * open links too.
 */
export function offeredAnswers({ answer }: ActionLinkPrompt, actionLink: ActionLink): readonly ActionLinkAnswer[] {
  const answers = answersTaken(actionLink);
  return [...answers.filter((one) => one === answer), ...answers.filter((one) => one !== answer)];
}

function answersTaken({ kind, state, answers }: ActionLink): readonly ActionLinkAnswer[] {
  switch (state) {
    case "open":
      return answers ?? ANSWERS[kind];
    case "contact-requested":
      return (answers ?? []).filter((answer) => answer !== "contact");
    case "accepted":
    case "declined":
    case "expired":
    case "annulled":
      return [];
  }
}

const STATES: Readonly<Record<ActionLinkAnswer, ClosedActionLinkState>> = {
  accept: "accepted",
  decline: "declined",
  contact: "contact-requested",
};

/** Returns the state of an action link after this answer. */
export function stateAfterAnswer(answer: ActionLinkAnswer): ClosedActionLinkState {
  return STATES[answer];
}

/**
 * Returns the page that replaces the confirmation of a request (ROUTE-06): an accepted request and an unusable link
 * have their own pages. `undefined`: no redirect.
 */
export function followUpPageOf(page: ActionLinkPage, state: ActionLinkState | "unusable"): ActionLinkPage | undefined {
  if (page !== "requestConfirmation" || state === "open") return undefined;
  return state === "accepted" ? "requestAlreadySent" : "requestError";
}
