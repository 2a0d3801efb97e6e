import type { Grosze, WarsawDate } from "../shared-kernel/index.ts";

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
}

/** Refusal to open an action link or to accept an answer (specification 8, offer decision codes). */
export type ActionLinkRefusal =
  /** The server does not know this link: it was cut, or it belongs to another operator. */
  | { readonly kind: "unknown-link" }
  /** The action link was answered or annulled, or it has expired. */
  | { readonly kind: "not-open"; readonly state: Exclude<ActionLinkState, "open"> }
  | { readonly kind: "action-link-refused" };
