import type { Instant } from "../shared-kernel/index.ts";

/** A consent of the customer account (specification 3, Consent). */
export interface Consent {
  readonly consentId: string;
  readonly consentName: string;
  readonly descriptionTitle: string | undefined;
  readonly settingRequirements: "EMAIL" | "EMAIL_OR_PHONE" | undefined;
  readonly currentValue: boolean;
}

/** What a consent is about: ways to reach the customer, or what is done with the customer's data. */
export type ConsentGroup = "contact" | "data";

/** How a consent was given or withdrawn last. `other`: in a way that the portal has no word for. */
export type ConsentChannel = "portal" | "phone" | "store" | "letter" | "other";

/** When a consent was given or withdrawn last, and how. */
export interface ConsentChange {
  readonly at: Instant;
  readonly channel: ConsentChannel;
}

/** A consent as its own page has it: with what it means, and what has become of it (CONSENT-01). */
export interface Agreement extends Consent {
  readonly group: ConsentGroup;
  /** What it means in full, in the provider's words. */
  readonly meaning: string | undefined;
  /** Nothing is saved without it (CONSENT-03). */
  readonly required: boolean;
  /** `undefined`: the provider does not say. */
  readonly lastChange: ConsentChange | undefined;
}
