import type { Instant } from "../shared-kernel/index.ts";
import type { ContactFieldName } from "./contact-field.ts";
import type { MarketingPermission } from "./contact.ts";

/** Where the form was opened: it decides what is shown and what is sent (ACC-05, ACC-11). */
export type ContactOrigin = "personalData" | "agreements" | "eInvoice" | "offerSummary" | "data-update";

/** What a customer must leave (ACC-08). */
export type ContactRequirement = "EMAIL_OR_PHONE" | "EMAIL" | "PHONE" | "EMAIL_AND_MOBILE_PHONE";

/** How the form was opened. */
export interface ContactFormOptions {
  readonly origin: ContactOrigin;
  readonly requirement: ContactRequirement;
  readonly visible: boolean;
  readonly editable: boolean;
  readonly ebokAccess: boolean;
  /** What a RODO restriction keeps from being shown and changed. */
  readonly restricted: { readonly email: boolean; readonly phone: boolean };
}

/** Where the code of a field stands. It is for the value that it was asked for: any other makes it worthless. */
export type FieldCode =
  | { readonly kind: "none" }
  /** `former`: the one that was sent before. It is good until another one is. */
  | { readonly kind: "asking"; readonly former: SentFieldCode | undefined }
  | SentFieldCode;

export interface SentFieldCode {
  readonly kind: "sent";
  readonly sentAt: Instant;
  readonly typed: string;
  readonly isWrong: boolean;
}

export interface ContactField {
  readonly initial: string;
  readonly value: string;
  readonly code: FieldCode;
  /** When the last code of this field was asked for, whatever its value: the next one waits for it (ACC-03). */
  readonly askedAt: Instant | undefined;
}

/** What a form says after a saving that did not succeed (ACC-06). */
export type ContactSaveError = "unavailable" | "unknown" | undefined;

export type ContactStatus =
  /** Contact data that may not be seen or changed: something to read, and OK (ACC-10). */
  | { readonly kind: "hidden" | "locked" }
  | { readonly kind: "editing"; readonly saveError: ContactSaveError }
  | { readonly kind: "saving" }
  /** These consents need what would be taken away (ACC-09). */
  | { readonly kind: "needed"; readonly consents: readonly string[] }
  | { readonly kind: "thanks" };

export interface ContactFormState {
  readonly terms: ContactFormOptions;
  readonly fields: Readonly<Record<ContactFieldName, ContactField>>;
  /** Numbers beyond the two of each kind that the form shows. */
  readonly others: { readonly mobilePhones: readonly string[]; readonly linePhones: readonly string[] };
  readonly permissions: readonly MarketingPermission[];
  readonly initialPermissions: readonly MarketingPermission[];
  /** Whether the provider lets nobody save now; not known until it was asked (ACC-12). */
  readonly backendAccess: "unknown" | "on" | "off";
  readonly status: ContactStatus;
}
