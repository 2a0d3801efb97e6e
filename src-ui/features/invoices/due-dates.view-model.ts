import { computed, makeObservable } from "mobx";
import type { CalendarFileDay } from "#domain/finance/calendar-file.ts";
import { upcomingDueDate } from "#domain/finance/upcoming-due-date.ts";
import { formatMoney } from "#ui/shared/formats.ts";
import type { FinancialAccount } from "./financial-account.ts";
import { entryName, t } from "./invoices.texts.ts";

/** Future due dates, as a file for the customer's calendar. */
export class DueDatesViewModel {
  readonly #account: FinancialAccount;
  readonly #saveDays: (days: readonly CalendarFileDay[]) => Promise<boolean>;

  constructor(account: FinancialAccount, saveDays: (days: readonly CalendarFileDay[]) => Promise<boolean>) {
    this.#account = account;
    this.#saveDays = saveDays;
    makeObservable(this, { days: computed });
  }

  get days(): readonly CalendarFileDay[] {
    return this.#account.due.open.flatMap((entry) => {
      const due = upcomingDueDate(entry, this.#account.today);
      if (due === undefined) return [];
      const { entryId: id, number, unpaidAmount } = entry;
      return [
        {
          id,
          day: due,
          summary: t("list.calendarSummary", { name: entryName(entry), number }),
          description: t("list.calendarText", { amount: formatMoney(unpaidAmount) }),
        },
      ];
    });
  }

  /** Saves the due dates as a file; resolves with `false` when the browser cannot. */
  readonly save = (): Promise<boolean> => this.#saveDays(this.days);
}
