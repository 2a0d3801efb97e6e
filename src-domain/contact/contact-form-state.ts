import type { Instant } from "../shared-kernel/index.ts";
import type { ContactAddressForm, TerytAddress } from "./contact-address-form.ts";
import type { ContactFieldName } from "./contact-field.ts";
import type { MarketingPermission } from "./contact.ts";

/** Place that opened the form; it decides which fields are shown and sent (ACC-05, ACC-11). */
export type ContactOrigin = "personalData" | "agreements" | "eInvoice" | "offerSummary" | "data-update";

/** Contact data that must remain (ACC-08). */
export type ContactRequirement = "EMAIL_OR_PHONE" | "EMAIL" | "PHONE" | "EMAIL_AND_MOBILE_PHONE";

/** Options of an opened form. */
export interface ContactFormOptions {
  readonly origin: ContactOrigin;
  readonly requirement: ContactRequirement;
  readonly visible: boolean;
  readonly editable: boolean;
  readonly ebokAccess: boolean;
  /** Data hidden by a RODO restriction. */
  readonly restricted: { readonly email: boolean; readonly phone: boolean; readonly address: boolean };
  /** Addresses of the account, whose TERYT codes a new contact address can use. */
  readonly knownAddresses?: readonly TerytAddress[];
}

/** Code of a field. It is valid only for the value that it was requested for. */
export type FieldCode =
  | { readonly kind: "none" }
  /** `former`: the code sent before. It stays valid until a new one is sent. */
  | { readonly kind: "requested"; readonly former: SentFieldCode | undefined }
  | SentFieldCode;

export interface SentFieldCode {
  readonly kind: "sent";
  readonly sentAt: Instant;
  readonly typed: string;
  readonly isWrong: boolean;
}

/** Code of one value of a field. */
export interface ValueCode {
  readonly code: FieldCode;
  /** Time of the last code request for the value; its next request waits for it (ACC-03). */
  readonly requestedAt: Instant | undefined;
}

export interface ContactField extends ValueCode {
  readonly initial: string;
  readonly value: string;
  /** Codes requested for values that the field had before; a value that is typed again has its code back. */
  readonly earlier: readonly (ValueCode & { readonly value: string })[];
}

/** Error after a failed save (ACC-06). */
export type ContactSaveError = "unavailable" | "unknown" | undefined;

export type ContactStatus =
  /** Contact data that may not be seen or changed: the form shows a text and OK (ACC-10). */
  | { readonly kind: "hidden" | "locked" }
  | { readonly kind: "editing"; readonly saveError: ContactSaveError }
  | { readonly kind: "saving" }
  /** The removed contact data is needed by these consents (ACC-09). */
  | { readonly kind: "consents-needed"; readonly consents: readonly string[] }
  | { readonly kind: "saved" };

export interface ContactFormState {
  readonly options: ContactFormOptions;
  readonly fields: Readonly<Record<ContactFieldName, ContactField>>;
  /** Numbers beyond the two of each kind that the form shows. */
  readonly others: { readonly mobilePhones: readonly string[]; readonly linePhones: readonly string[] };
  readonly address: ContactAddressForm;
  /** Customer's choice whether e-invoices go to the changed main e-mail, too; `undefined` before it (CONTACT-03). */
  readonly documentEmailFollows: boolean | undefined;
  readonly permissions: readonly MarketingPermission[];
  readonly initialPermissions: readonly MarketingPermission[];
  readonly status: ContactStatus;
}
