import type { DeadlineOrder, DeadlineSource } from "#domain/deadlines/index.ts";
import type { CalendarFileDay } from "#domain/finance/calendar-file.ts";
import type { Message } from "#domain/messages/index.ts";
import type { ComplaintTerms } from "#domain/support/index.ts";
import type { TerminationPeriods, Terminations } from "#domain/termination/index.ts";
import type { Withdrawal } from "#domain/withdrawal/index.ts";
import type { AsyncValue } from "#ui/stores/async-value.ts";
import type { TodayStore } from "#ui/stores/calendar/today.store.ts";
import type { ClientStore } from "#ui/stores/client/client.store.ts";
import type { FinanceStore } from "#ui/stores/finance/finance.store.ts";
import type { OpenPaymentsStore } from "#ui/stores/finance/open-payments.store.ts";
import type { SupportStore } from "#ui/stores/support/support.store.ts";

export interface DeadlinesDependencies {
  readonly orders: AsyncValue<readonly DeadlineOrder[]>;
  readonly support: Pick<SupportStore, "requests">;
  readonly client: Pick<ClientStore, "data">;
  readonly finance: Pick<FinanceStore, "entries">;
  readonly openPayments: Pick<OpenPaymentsStore, "complete" | "followEntries">;
  readonly terminations: AsyncValue<Terminations>;
  readonly messages: AsyncValue<readonly Message[]>;
  readonly withdrawals: AsyncValue<readonly Withdrawal[]>;
  readonly today: Pick<TodayStore, "today">;
  readonly terms: ComplaintTerms;
  /** Days to withdraw, if the installation configures others. */
  readonly withdrawalDays: number | undefined;
  readonly terminationPeriods: TerminationPeriods;
  /** Sources that this customer or this provider lacks: they are neither read nor missed. */
  readonly lacks: (source: DeadlineSource) => boolean;
  /** Saves days as a calendar file of this name; resolves with true if that worked. */
  readonly saveDays: (fileName: string, days: readonly CalendarFileDay[]) => Promise<boolean>;
}
