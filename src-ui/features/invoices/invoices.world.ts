import type { AccountNewsPort } from "#domain/finance/account-news.port.ts";
import type { CalendarDay } from "#domain/finance/calendar-file.ts";
import type { PaymentPlaces } from "#domain/finance/index.ts";
import type { ClockPort, IdempotencyKeyPort } from "#domain/shared-kernel/index.ts";
import type { TodayStore } from "#ui/stores/calendar/today.store.ts";
import type { ClientStore } from "#ui/stores/client/client.store.ts";
import type { FinanceStore } from "#ui/stores/finance/finance.store.ts";
import type { OpenPaymentsStore } from "#ui/stores/finance/open-payments.store.ts";
import type { SiteContentStore } from "#ui/stores/site-content/site-content.store.ts";
import type { HelpNumber } from "./invoices.view.tsx";
import type { PayoutsWorld } from "./payout/payout.model.ts";

/** The operator, as far as paying concerns it. */
export interface Payee {
  /** Where the operator's own texts name no other. */
  readonly transferRecipient: string;
  readonly taxId: string | undefined;
  readonly helpLines: readonly HelpNumber[];
}

/** What the invoices screen works with. */
export interface InvoicesWorld {
  readonly finance: FinanceStore;
  readonly client: ClientStore;
  readonly siteContent: Pick<SiteContentStore, "content">;
  readonly today: TodayStore;
  readonly brand: Payee;
  readonly places: PaymentPlaces;
  readonly idempotencyKeys: IdempotencyKeyPort;
  /** Saves days as a file for calendars; resolves with whether it could. */
  saveDueDates(days: readonly CalendarDay[]): Promise<boolean>;
  readonly openPayments: OpenPaymentsStore;
  readonly clock: ClockPort;
  readonly payouts: Pick<PayoutsWorld, "store" | "accounts" | "draft">;
  readonly news: AccountNewsPort;
  /** Leads back to the page of the portal before this one; `undefined` where there is none. */
  pageBefore(): (() => void) | undefined;
  leaveFor(address: string): void;
  copy(text: string): Promise<boolean>;
}
