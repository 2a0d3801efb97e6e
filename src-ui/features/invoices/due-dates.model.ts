import { computed, makeObservable } from "mobx";
import type { CalendarDay } from "#domain/finance/calendar-file.ts";
import { dueAhead } from "#domain/finance/due-ahead.ts";
import { formatMoney } from "#domain/shared-kernel/index.ts";
import type { Account } from "./account.ts";
import { entryName, t } from "./invoices.texts.ts";

/** The days to pay by that are still to come, for the customer's own calendar. */
export class DueDates {
  readonly #account: Account;
  readonly #saveDays: (days: readonly CalendarDay[]) => Promise<boolean>;

  constructor(account: Account, saveDays: (days: readonly CalendarDay[]) => Promise<boolean>) {
    this.#account = account;
    this.#saveDays = saveDays;
    makeObservable(this, { days: computed });
  }

  get days(): readonly CalendarDay[] {
    return this.#account.due.open.flatMap((entry) => {
      const due = dueAhead(entry, this.#account.today);
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

  /** Saves them as a file; resolves with whether it could. */
  readonly save = (): Promise<boolean> => this.#saveDays(this.days);
}
