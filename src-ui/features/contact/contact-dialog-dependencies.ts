import type { ContactChangePort } from "#domain/contact/contact.port.ts";
import type { ContactOrigin, ContactRequirement } from "#domain/contact/contact-form-state.ts";
import type { FormDraft } from "#domain/drafts/index.ts";
import type { ClockPort, IdempotencyKeyPort } from "#domain/shared-kernel/index.ts";
import type { ClientStore } from "#ui/stores/client/client.store.ts";
import type { ContactStore } from "#ui/stores/contact/contact.store.ts";

/** What changing contact data needs of the world. */
export interface ContactDialogDependencies {
  readonly port: ContactChangePort;
  readonly contact: ContactStore;
  readonly client: ClientStore;
  /** Whether the session may use ebok (ACC-11). */
  readonly ebokAccess: () => boolean;
  readonly clock: ClockPort;
  readonly idempotencyKeys: IdempotencyKeyPort;
  /** Where what is typed waits; a code never does. */
  readonly draft: FormDraft | undefined;
}

/** How the form is asked for. */
export interface ContactDialogOptions {
  readonly origin: ContactOrigin;
  /** What the customer must leave; without it what the origin needs (ACC-08). */
  readonly requirement?: ContactRequirement | undefined;
  /** It is saved: the stores have it. The form goes on saying so until it is closed. */
  readonly onSaved?: (() => void) | undefined;
  /** It is closed, saved or not. */
  readonly onClosed?: (() => void) | undefined;
}
