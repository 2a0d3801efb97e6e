import type { Instant } from "../shared-kernel/index.ts";

/** A consent of the customer account (specification 3, Consent). */
export interface Consent {
  readonly consentId: string;
  readonly consentName: string;
  readonly descriptionTitle: string | undefined;
  readonly settingRequirements: "EMAIL" | "PHONE" | "EMAIL_OR_PHONE" | undefined;
  readonly currentValue: boolean;
  /** `e-invoice`: given while e-invoices are on; its withdrawal turns them off (EINV-06). */
  readonly purpose: "e-invoice" | undefined;
}

/** Subject of a consent: ways to contact the customer, or uses of the customer's data. */
export type ConsentGroup = "contact" | "data";

/** Channel of the last change. `other`: a channel without a text in the portal. */
export type ConsentChannel = "portal" | "phone" | "store" | "letter" | "other";

/** Time and channel of the last change. */
export interface ConsentChange {
  readonly at: Instant;
  readonly channel: ConsentChannel;
}

/** A consent with its meaning and its last change, as the page of consents shows it (CONSENT-01). */
export interface Agreement extends Consent {
  readonly group: ConsentGroup;
  /** Full meaning, in the operator's words. */
  readonly meaning: string | undefined;
  /** A required consent: no other one is given without it (CONSENT-03). Withdrawals never need it. */
  readonly required: boolean;
  /** `undefined`: the server does not report it. */
  readonly lastChange: ConsentChange | undefined;
}
