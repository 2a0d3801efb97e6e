import type { ContractTerms, OneTimeFee } from "../offers/index.ts";
import { contractTotal } from "../offers/index.ts";
import { sumOf, type Grosze, type Result, type TransportFailure, type WarsawDate } from "../shared-kernel/index.ts";

/** Subject of an action link that the operator sends by SMS or e-mail. */
export type ActionLinkKind = "transfer" | "request" | "offer" | "paperless" | "sale";

/** State of an action link; the order history shows `annulled` as cancelled (OFFER-02). */
export type ActionLinkState = "open" | "accepted" | "declined" | "contact-requested" | "expired" | "annulled";

/** Answer to an open action link. */
export type ActionLinkAnswer = "accept" | "decline" | "contact";

export interface ActionLinkPrice {
  readonly monthly: Grosze;
  /** Duration in months; `undefined` for a last price without an end. */
  readonly months: number | undefined;
}

/** Document to read before the decision. */
export interface ActionLinkDocument {
  readonly name: string;
  /** The portal checks that it has its own origin before it offers it. */
  readonly address: string;
}

/** Action link as its page shows it: the subject of the decision, without other customer data. */
export interface ActionLink {
  readonly kind: ActionLinkKind;
  readonly state: ActionLinkState;
  /** Case number that the help line asks for: `PN/2026/00817`. */
  readonly number: string;
  /** Subject, as worded by the server. */
  readonly title: string;
  /** Text written by the sender of a request. */
  readonly text: string | undefined;
  readonly phoneNumber: string | undefined;
  /** Operator whose network the number leaves. */
  readonly operator: string | undefined;
  /** Address for the documents, masked by the server. */
  readonly email: string | undefined;
  /** Monthly prices in order of time; empty if it is free. */
  readonly prices: readonly ActionLinkPrice[];
  /** Day of the transfer or delivery. */
  readonly day: WarsawDate | undefined;
  /** Last day on which it can be answered. */
  readonly validUntil: WarsawDate | undefined;
  /** Day of the answer or the annulment. */
  readonly closedOn: WarsawDate | undefined;
  /** Services that are agreed to; empty: the title names them. */
  readonly services: ContractTerms["services"];
  /** Months of the commitment, 0 for none; `undefined`: unknown. */
  readonly commitment: number | undefined;
  readonly oneTimeFees: readonly OneTimeFee[];
  /** Next steps after an acceptance, in the operator's words. */
  readonly delivery: string | undefined;
  readonly documents: readonly ActionLinkDocument[];
  /** Answers that it takes in its present state; `undefined`: those of its kind while it is open. */
  readonly answers: readonly ActionLinkAnswer[] | undefined;
  /** False if the server sent a price or a fee that the portal cannot read. */
  readonly arePricesKnown: boolean;
}

/** Returns true if accepting costs money, so that the acceptance is an order with an obligation to pay (ROUTE-16). */
export function isPaidOrder({ prices, oneTimeFees, arePricesKnown }: ActionLink): boolean {
  return !arePricesKnown || prices.some(({ monthly }) => monthly > 0) || oneTimeFees.some(({ price }) => price > 0);
}

/** Returns the terms that accepting an action link concludes. */
export function termsOfActionLink(actionLink: ActionLink): ContractTerms {
  const { services, title, prices, oneTimeFees, commitment, delivery, day } = actionLink;
  const once = sumOf(oneTimeFees.map(({ price }) => price));
  return {
    services: services.length === 0 ? [{ name: title, package: undefined }] : services,
    periods: prices,
    once,
    commitment,
    total: contractTotal(prices, once, commitment),
    delivery,
    deliveryDay: day,
  };
}

/** State of an action link that takes no more answers. */
export type ClosedActionLinkState = Exclude<ActionLinkState, "open">;

/** Reason why the server neither shows an action link nor accepts an answer (specification 8, offer decision codes). */
export type ActionLinkRefusalReason =
  /** `error1`: the subject no longer exists. */
  | "unknown-case"
  /** `error2`: the token is invalid: the link was cut, or it belongs to another operator. */
  | "unknown-link"
  /** `error3`: the subject belongs to another customer. */
  | "not-yours"
  /** `error11` */
  | "missing-data"
  /** `error21` */
  | "missing-document"
  /** `error31`: the systems of the operator failed. */
  | "provider"
  /** A code that the contract does not name. */
  | "unlisted";

/** Refusal to open an action link or to accept an answer (specification 8, offer decision codes). */
export type ActionLinkRefusal =
  | { readonly kind: "action-link-refused"; readonly reason: ActionLinkRefusalReason }
  /** `error41` to `error45`: the action link was answered or annulled, or it has expired. */
  | { readonly kind: "not-open"; readonly state: ClosedActionLinkState };

/** A record, so that a reason that is added and missing here does not compile. */
const UNUSABLE: Readonly<Record<ActionLinkRefusalReason, boolean>> = {
  "unknown-case": true,
  "unknown-link": true,
  "not-yours": true,
  "missing-data": false,
  "missing-document": false,
  provider: false,
  unlisted: false,
};

/** Returns true if the link can never be used; false if the same link may work later. */
export function isLinkUnusable(reason: ActionLinkRefusalReason): boolean {
  return UNUSABLE[reason];
}

/** State of an action link as a read showed it. */
export interface FoundActionLink {
  readonly state: ActionLinkState;
  /** `undefined` if the server returned the decision code of the state instead of the action link. */
  readonly actionLink: ActionLink | undefined;
}

/** Returns the state that a response shows; `undefined` if it shows none. */
export function foundActionLink(
  response: Result<ActionLink, ActionLinkRefusal | TransportFailure>,
): FoundActionLink | undefined {
  if (response.ok) return { state: response.value.state, actionLink: response.value };
  const { failure } = response;
  return failure.kind === "not-open" ? { state: failure.state, actionLink: undefined } : undefined;
}
