import { action, computed, makeObservable, observable } from "mobx";
import { lastTwelveMonths, legendOfMonths, type MonthsLegend, type MonthState } from "#domain/finance/index.ts";
import { yearOf, type Grosze, type WarsawMonth } from "#domain/shared-kernel/index.ts";
import { shortMonthName } from "#ui/shared/formats.ts";
import type { FinancialAccount } from "./financial-account.ts";

/** State of a month; `unknown` if nothing is left to pay, but an invoice has no known status. */
export type HistoryState = MonthState | "unknown";

/** One column of the chart, and one row of the table. */
export interface HistoryMonth {
  readonly month: WarsawMonth;
  readonly name: string;
  /** Set for January and for the first month. */
  readonly year: string | undefined;
  readonly amount: Grosze;
  /** Height of the column; 0 for a month with more corrections than invoices. */
  readonly height: number;
  /** Part of `amount` that is left to pay. */
  readonly left: Grosze;
  /** True when a part of the month is paid, or its payment is pending. */
  readonly isPartlyPaid: boolean;
  readonly state: HistoryState;
}

/** Factor that leaves space above the highest column for its number. */
const HEADROOM = 1.12;

/** Invoices of twelve months, as a chart or as a table (FIN-09). */
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
      isPartlyPaid: left > 0 && left < amount,
      state,
    }));
  }

  /** Value at the full height of the chart, in the unit of `height`. */
  get max(): number {
    return Math.max(100, ...this.months.map(({ height }) => height)) * HEADROOM;
  }

  get average(): Grosze {
    return this.twelve.average;
  }

  get legend(): MonthsLegend {
    return legendOfMonths(this.twelve.months);
  }

  readonly show = (view: "chart" | "table"): void => {
    this.view = view;
  };

  private get twelve(): ReturnType<typeof lastTwelveMonths> {
    return lastTwelveMonths(this.#account.entries, this.#account.today, this.#account.rests);
  }
}
