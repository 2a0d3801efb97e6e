import { action, computed, makeObservable, observable } from "mobx";
import { lastTwelveMonths, type MonthState } from "#domain/finance/index.ts";
import { shortMonthName, yearOf, type Grosze, type WarsawMonth } from "#domain/shared-kernel/index.ts";
import type { FinancialAccount } from "./financial-account.ts";

/** One column of the chart, one row of its table. */
export interface HistoryMonth {
  readonly month: WarsawMonth;
  readonly name: string;
  /** Given where a year begins, and for the first. */
  readonly year: string | undefined;
  readonly amount: Grosze;
  /** Height of the column; a month with more corrections than invoices has none. */
  readonly height: number;
  /** What of the amount waits to be paid. */
  readonly left: Grosze;
  /** Whether some of it is paid and some is not. */
  readonly partly: boolean;
  readonly state: MonthState;
}

/** Room above the highest column, for its number. */
const HEADROOM = 1.12;

/** Twelve months of invoices, as a chart or as the same in a table (FIN-09). */
export class HistoryViewModel {
  view: "chart" | "table" = "chart";
  readonly #account: FinancialAccount;

  constructor(account: FinancialAccount) {
    this.#account = account;
    makeObservable<this, "twelve">(this, { view: observable, twelve: computed, months: computed, show: action });
  }

  get months(): readonly HistoryMonth[] {
    return this.twelve.months.map(({ month, amount, left, state }, index) => ({
      month,
      name: shortMonthName(month),
      year: index === 0 || month.endsWith("-01") ? yearOf(month) : undefined,
      amount,
      height: Math.max(0, amount),
      left,
      partly: left > 0 && left < amount,
      state,
    }));
  }

  /** What the whole height of the chart stands for, in the unit of `height`. */
  get max(): number {
    return Math.max(100, ...this.months.map(({ height }) => height)) * HEADROOM;
  }

  get average(): Grosze {
    return this.twelve.average;
  }

  /** Whether a month is in this state. */
  has(state: MonthState): boolean {
    return this.months.some((month) => month.state === state);
  }

  readonly show = (view: "chart" | "table"): void => {
    this.view = view;
  };

  private get twelve(): ReturnType<typeof lastTwelveMonths> {
    return lastTwelveMonths(this.#account.entries, this.#account.today);
  }
}
