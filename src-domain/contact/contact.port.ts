import type { Result, TransportFailure } from "../shared-kernel/index.ts";
import type { ContactUpdate } from "./contact-form-rules.ts";
import type { ContactFieldName } from "./contact-field.ts";
import type { ContactData, MarketingPermission } from "./contact.ts";

export interface ContactPort {
  /** Loads the contact data of the current client account (`getContactData`). */
  load(): Promise<Result<ContactData, TransportFailure>>;
}

/** Refusal of a code. `too-many-codes`: too many were sent to this number or address. */
export interface CodeRefusal {
  readonly kind: "code-refused";
  readonly code: "too-many-codes" | "unknown";
}

/** Result of a save: saved, or not saved because these consents need the removed data (ACC-09). */
export type ContactSaved =
  | { readonly kind: "saved" }
  | { readonly kind: "consents-needed"; readonly consents: readonly string[] };

/** Refusal of a save: `wrongCodes` lists fields with wrong codes; empty for another reason (ACC-06). */
export interface SaveRefusal {
  readonly kind: "save-refused";
  readonly wrongCodes: readonly ContactFieldName[];
}

/** Refusal to activate e-invoices, with the server's message for the customer (EINV-03). */
export interface ActivationRefusal {
  readonly kind: "activation-refused";
  readonly message: string | undefined;
}

/** Writes of contact data, apart from `ContactPort` because few pages need them. */
export interface ContactChangePort {
  /**
   * Sends a code by SMS (`setPhoneChangeToken`). `phone`: digits only. A resend with the same idempotency key sends the
   * same code.
   */
  sendToPhone(request: {
    readonly idempotencyKey: string;
    readonly phone: string;
  }): Promise<Result<"sent", CodeRefusal | TransportFailure>>;
  /** Sends a code by e-mail (`setEmailChangeToken`). */
  sendToEmail(request: {
    readonly idempotencyKey: string;
    readonly email: string;
  }): Promise<Result<"sent", CodeRefusal | TransportFailure>>;
  /** Replaces the contact data (`setContactData`, ACC-05). */
  save(request: {
    readonly idempotencyKey: string;
    readonly contact: ContactUpdate;
  }): Promise<Result<ContactSaved, SaveRefusal | TransportFailure>>;
  /** Activates e-invoices (`activateEDocument`, EINV-01). The server stops offering them (EINV-05). */
  activateEDocument(request: {
    readonly idempotencyKey: string;
    readonly permissions: readonly MarketingPermission[];
  }): Promise<Result<"activated", ActivationRefusal | TransportFailure>>;
}
