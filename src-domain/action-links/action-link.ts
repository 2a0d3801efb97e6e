import type { Grosze, WarsawDate } from "../shared-kernel/index.ts";

/** What somebody is asked about by a link of an SMS or an e-mail. */
export type ActionLinkKind = "transfer" | "request" | "offer" | "paperless" | "sale";

/** How a matter stands; `annulled` is what the order history calls cancelled (OFFER-02). */
export type ActionLinkState = "open" | "accepted" | "declined" | "contact-requested" | "expired" | "annulled";

/** What somebody may say to an open matter. */
export type ActionLinkAnswer = "accept" | "decline" | "contact";

export interface ActionLinkPrice {
  readonly monthly: Grosze;
  /** For how many months; the last step may go on. */
  readonly months: number | undefined;
}

/** A matter as its link shows it: enough to know what is decided, and no more of the customer than that. */
export interface ActionLink {
  readonly kind: ActionLinkKind;
  readonly state: ActionLinkState;
  /** By which the customer's line finds it: `PN/2026/00817`. */
  readonly number: string;
  /** What it is about, in the provider's words. */
  readonly title: string;
  /** What the sender of a request wrote. */
  readonly text: string | undefined;
  readonly phoneNumber: string | undefined;
  /** Whose network a number leaves. */
  readonly operator: string | undefined;
  /** Where documents will go, masked by the provider. */
  readonly email: string | undefined;
  /** What it costs a month, one step after another; empty where it costs nothing. */
  readonly prices: readonly ActionLinkPrice[];
  /** When it is to happen: the day of a transfer, of a delivery. */
  readonly day: WarsawDate | undefined;
  /** The last day on which it can be answered. */
  readonly validUntil: WarsawDate | undefined;
  /** When it got its answer, or was annulled. */
  readonly closedOn: WarsawDate | undefined;
}

/** Why a link does not open its matter, or an answer was not taken (specification 8, offer decision codes). */
export type ActionLinkRefusal =
  /** Nobody knows this link: it was cut, or it is not one of ours. */
  | { readonly kind: "unknown-link" }
  /** It has been answered, annulled or has run out in the meantime. */
  | { readonly kind: "not-open"; readonly state: Exclude<ActionLinkState, "open"> }
  | { readonly kind: "matter-refused" };
