import type { Agreement } from "#domain/consents/index.ts";
import type { FormDraft } from "#domain/drafts/index.ts";
import type { OfferDetails } from "#domain/offers/offer-details.ts";
import type { IdempotencyKeyPort } from "#domain/shared-kernel/index.ts";
import type { TodayStore } from "#ui/stores/calendar/today.store.ts";
import type { ClientStore } from "#ui/stores/client/client.store.ts";
import type { AgreementsStore } from "#ui/stores/consents/agreements.store.ts";
import type { ContactStore } from "#ui/stores/contact/contact.store.ts";
import type { RefreshedValue } from "#ui/stores/refreshed-value.ts";
import type { WithdrawalsStore } from "#ui/stores/withdrawal/withdrawals.store.ts";
import type { ContactNeed } from "./agreement-rows.ts";

/** Dependencies of `AgreementsViewModel`. */
export interface AgreementsDependencies {
  readonly store: AgreementsStore;
  readonly contact: ContactStore;
  readonly client: ClientStore;
  /** Statements of withdrawal; `undefined` where the back end takes none. */
  readonly withdrawals?: Pick<WithdrawalsStore, "withdrawals"> | undefined;
  /** Orders with their offers; `undefined` where the customer or the provider has none. */
  readonly orders?: RefreshedValue<readonly OfferDetails[]> | undefined;
  readonly today: Pick<TodayStore, "today">;
  readonly idempotencyKeys: IdempotencyKeyPort;
  readonly draft: FormDraft | undefined;
  /** Opens the contact data; resolves when their dialog is closed, saved or not. */
  readonly openContact: (need: ContactNeed) => Promise<void>;
  /** Called with the consents after a save, for their other users. */
  readonly saved: (agreements: readonly Agreement[]) => void;
}
