import type { Result, TransportFailure } from "../shared-kernel/index.ts";
import type { ContactUpdate } from "./contact-form.ts";
import type { ContactFieldName } from "./contact-field.ts";
import type { ContactData, MarketingPermission } from "./contact.ts";

export interface ContactPort {
  /** The contact data of the current context (`getContactData`). */
  load(): Promise<Result<ContactData, TransportFailure>>;
}

/** No code was sent: `too-many-codes` went to this number or address already. */
export interface CodeRefusal {
  readonly kind: "code-refused";
  readonly code: "too-many-codes" | "unknown";
}

/**
 * What has become of contact data that was sent: saved, or not, because these consents need what would be taken away
 * (ACC-09).
 */
export type ContactSaved =
  | { readonly kind: "saved" }
  | { readonly kind: "consents-need"; readonly consents: readonly string[] };

/** Not saved: the codes of these fields are wrong, or, where there are none, for another reason (ACC-06). */
export interface SaveRefusal {
  readonly kind: "save-refused";
  readonly wrongCodes: readonly ContactFieldName[];
}

/** E-invoices were not activated, with the provider's message for the customer (EINV-03). */
export interface ActivationRefusal {
  readonly kind: "activation-refused";
  readonly message: string | undefined;
}

/** Changing contact data. Few do, so it is no part of `ContactPort`. */
export interface ContactChangePort {
  /**
   * Sends a code by SMS (`setPhoneChangeToken`). `phone`: its digits. Sent again for the same intent it is the same
   * code.
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
  /** Whether nobody can save in this session, since it is the operator who looks in (`checkBackdoor`, ACC-12). */
  backendAccess(): Promise<Result<boolean, TransportFailure>>;
  /** Replaces the contact data (`setContactData`, ACC-05). */
  save(request: {
    readonly idempotencyKey: string;
    readonly contact: ContactUpdate;
  }): Promise<Result<ContactSaved, SaveRefusal | TransportFailure>>;
  /** Turns e-invoices on (`activateEDocument`, EINV-01). The provider sets the flags that follow from it (EINV-02). */
  activateEDocument(request: {
    readonly idempotencyKey: string;
    readonly permissions: readonly MarketingPermission[];
  }): Promise<Result<"activated", ActivationRefusal | TransportFailure>>;
}
