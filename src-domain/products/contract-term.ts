import { monthsBetween, plusDays, type Grosze, type WarsawDate } from "../shared-kernel/index.ts";
import type { Product } from "./product.ts";

/** A stretch of a contract with one price. */
export interface ContractTermStep {
  readonly price: Grosze;
  readonly from: WarsawDate;
  /** How wide the step is drawn, in months: at least 1; a step without an end gets a part of what stands before it. */
  readonly months: number;
  /** Whether today is in it. */
  readonly current: boolean;
}

/** A contract as a line of prices over time (PROD-05). */
export interface ContractTerm {
  readonly start: WarsawDate;
  /** The end of the commitment, else of the contract; `undefined`: it has none. */
  readonly end: WarsawDate | undefined;
  /** Never empty, oldest first. */
  readonly steps: readonly ContractTermStep[];
  /** How much of the drawn line lies before today: whole per cent, 0 to 100. */
  readonly nowPercent: number;
}

type ContractTermSource = Pick<
  Product,
  "commitmentFrom" | "commitmentTo" | "contractStart" | "contractEnd" | "actualPrice" | "productPrices"
>;

interface DatedPrice {
  readonly price: Grosze;
  readonly from: WarsawDate;
  readonly to: WarsawDate | undefined;
}

/** A line without an end is drawn on for this part of its length. */
const OPEN_END_SHARE = 0.25;

/** The line of a product's contract as it stands on `today`; `undefined` without a beginning or without a price. */
export function contractTermOf(product: ContractTermSource, today: WarsawDate): ContractTerm | undefined {
  const start = product.commitmentFrom ?? product.contractStart;
  if (start === undefined) return undefined;
  const end = product.commitmentTo ?? product.contractEnd;
  const prices = pricesFrom(product, start);
  if (prices.length === 0) return undefined;

  let passed = 0;
  let total = 0;
  const steps = prices.map((priced, index): ContractTermStep => {
    const next = prices[index + 1];
    const whole = next === undefined ? lastLength(priced, start, end, today) : monthsBetween(priced.from, next.from);
    // months count 30 days: from a 31st to the next day there is nothing between, and yet a day
    const length = Math.max(whole, 1 / 30);
    const months = Math.max(1, Math.round(length));
    const replaced = next !== undefined && next.from <= today;
    passed += months * (replaced ? 1 : Math.min(1, Math.max(0, monthsBetween(priced.from, today) / length)));
    total += months;
    const ended = next === undefined ? priced.to !== undefined && priced.to < today : replaced;
    return { price: priced.price, from: priced.from, months, current: priced.from <= today && !ended };
  });
  return { start, end, steps, nowPercent: Math.round((passed / total) * 100) };
}

/** Prices from the contract's first day on, in order; of two that begin on one day the last listed one counts. */
function pricesFrom(product: ContractTermSource, start: WarsawDate): readonly DatedPrice[] {
  const byStart = new Map<WarsawDate, DatedPrice>();
  for (const price of product.productPrices) {
    if (price.validTo !== undefined && price.validTo < start) continue;
    const from = price.validFrom === undefined || price.validFrom < start ? start : price.validFrom;
    byStart.set(from, { price: price.value, from, to: price.validTo });
  }
  const listed = [...byStart.values()].toSorted((one, other) => (one.from < other.from ? -1 : 1));
  if (listed.length > 0 || product.actualPrice === undefined) return listed;
  return [{ price: product.actualPrice, from: start, to: undefined }];
}

/** Months of the last step: to its own end, else to the contract's, else a part of what stands before it. Above 0. */
function lastLength(last: DatedPrice, start: WarsawDate, end: WarsawDate | undefined, today: WarsawDate): number {
  const known = [last.to, end].find((day) => day !== undefined && day >= last.from);
  if (known !== undefined) return monthsBetween(last.from, plusDays(known, 1));
  const before = monthsBetween(start, last.from);
  const drawn = Math.max(before, monthsBetween(start, today));
  return drawn - before + Math.max(1, drawn * OPEN_END_SHARE);
}
