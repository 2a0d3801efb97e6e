import type { AccountChangesPort } from "#domain/finance/account-changes.port.ts";
import type { CalendarFileDay } from "#domain/finance/calendar-file.ts";
import type { AllowedPaymentOrigins } from "#domain/finance/index.ts";
import type { ClockPort, IdempotencyKeyPort } from "#domain/shared-kernel/index.ts";
import type { DuplicateDependencies } from "#ui/stores/finance/invoice-duplicate.store.ts";
import type { TodayStore } from "#ui/stores/calendar/today.store.ts";
import type { ClientStore } from "#ui/stores/client/client.store.ts";
import type { FinanceStore } from "#ui/stores/finance/finance.store.ts";
import type { OpenPaymentsStore } from "#ui/stores/finance/open-payments.store.ts";
import type { SiteContentStore } from "#ui/stores/site-content/site-content.store.ts";
import type { HelpNumber } from "./invoices.view.tsx";
import type { PayoutsDependencies } from "./payout/payouts.view-model.ts";

/** Operator as the recipient of payments. */
export interface Payee {
  /** Default recipient; the operator's texts may name another one. */
  readonly transferRecipient: string;
  readonly taxId: string | undefined;
  readonly helpLines: readonly HelpNumber[];
}

export interface InvoicesDependencies {
  readonly finance: FinanceStore;
  readonly client: ClientStore;
  readonly siteContent: Pick<SiteContentStore, "content">;
  readonly today: TodayStore;
  readonly brand: Payee;
  /** Returns the name of the account; `undefined` when the customer has only one. */
  accountName(): string | undefined;
  readonly allowedOrigins: AllowedPaymentOrigins;
  readonly idempotencyKeys: IdempotencyKeyPort;
  /** Saves days as a calendar file; resolves with `false` when the browser cannot. */
  saveDueDates(days: readonly CalendarFileDay[]): Promise<boolean>;
  readonly openPayments: OpenPaymentsStore;
  readonly clock: ClockPort;
  readonly payouts: Pick<PayoutsDependencies, "store" | "accounts" | "draft">;
  readonly duplicates: DuplicateDependencies;
  readonly accountChanges: AccountChangesPort;
  /** Returns a function that leads back to the previous page of the portal; `undefined` without such a page. */
  pageBefore(): (() => void) | undefined;
  /** First day on which companies name KSeF numbers in transfers, if the operator sets one. */
  readonly ksefTitlesFrom: string | undefined;
  leaveFor(address: string): void;
  copy(text: string): Promise<boolean>;
}
