import type { FormDraft } from "#domain/drafts/index.ts";
import type { IdempotencyKeyPort, WarsawMonth } from "#domain/shared-kernel/index.ts";
import type { ContactFormField, OwnDataOffer, SupportPort } from "#domain/support/index.ts";
import type { SupportStore } from "#ui/stores/support/support.store.ts";
import type { SendRequest } from "./request-registration.ts";
import type { KnownContact } from "./request-answers.ts";

export interface RequestFormDependencies {
  readonly port: Pick<SupportPort, "addFile">;
  readonly send: SendRequest;
  readonly store: Pick<SupportStore, "requests">;
  readonly idempotencyKeys: IdempotencyKeyPort;
  readonly draft: FormDraft | undefined;
  readonly known: KnownContact;
  /** Returns the month that an invoice of the customer is for; `undefined` for another number. */
  readonly monthOfInvoice?: (number: string) => WarsawMonth | undefined;
  /** Returns the accounts on which the operator collects payments; empty while unknown. */
  readonly collectingAccounts?: () => readonly string[];
  /** Returns what the portal offers as answers to a field; `undefined` if the customer types the answer. */
  readonly offerFor: (field: ContactFormField) => OwnDataOffer | undefined;
}
