import type { ContactChangePort } from "#domain/contact/contact.port.ts";
import type { ContactProposal } from "#domain/contact/contact-field.ts";
import type { ContactOrigin, ContactRequirement } from "#domain/contact/contact-form-state.ts";
import type { FormDraft } from "#domain/drafts/index.ts";
import type { SecondFactor } from "#domain/settings/index.ts";
import type { ClockPort, IdempotencyKeyPort, Result, TransportFailure } from "#domain/shared-kernel/index.ts";
import type { BackendAccessStore } from "#ui/stores/session/backend-access.store.ts";
import type { ClientStore } from "#ui/stores/client/client.store.ts";
import type { ContactStore } from "#ui/stores/contact/contact.store.ts";

/** Dependencies of `LoginCodeNoticeViewModel` (ACC-60). */
export interface LoginCodeDependencies {
  /** Loads the second step of the login; resolves with `undefined` if the portal cannot load its code. */
  readonly load: () => Promise<Result<SecondFactor, TransportFailure> | undefined>;
  /** True if the portal has recovery codes. */
  readonly hasRecoveryCodes: boolean;
}

/** Dependencies of `ContactDialogViewModel`. */
export interface ContactDialogDependencies {
  readonly port: ContactChangePort;
  /** Backend access of the session (ACC-12). */
  readonly backendAccess: BackendAccessStore;
  readonly contact: ContactStore;
  readonly client: ClientStore;
  /** Returns true if the session may use ebok (ACC-11). */
  readonly ebokAccess: () => boolean;
  readonly clock: ClockPort;
  readonly idempotencyKeys: IdempotencyKeyPort;
  /** Draft of the typed values; it never contains a code. */
  readonly draft: FormDraft | undefined;
  /** Stores that the contact data are confirmed (SET-06). */
  readonly storeConfirmation?: (() => void) | undefined;
  /** `undefined` if the portal has no second step. */
  readonly loginCodes?: LoginCodeDependencies | undefined;
}

/** Options for opening the contact form. */
export interface ContactDialogOptions {
  readonly origin: ContactOrigin;
  /** Contact data that the customer must leave; by default those that the origin requires (ACC-08). */
  readonly requirement?: ContactRequirement | undefined;
  /** Values that the customer may confirm, for fields without one (CONTACT-04). */
  readonly proposal?: ContactProposal | undefined;
  /** Called after a save, when the stores have the new data. The dialog stays open and shows the success. */
  readonly onSaved?: (() => void) | undefined;
  /** Called when the dialog is closed, saved or not. */
  readonly onClosed?: (() => void) | undefined;
}
