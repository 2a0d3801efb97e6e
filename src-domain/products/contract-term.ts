import { monthsBetween, plusDays, type Grosze, type WarsawDate } from "../shared-kernel/index.ts";
import type { Product, ProductPrice } from "./product.ts";

/** Period of a contract with one price. */
export interface ContractTermStep {
  readonly price: Grosze;
  readonly from: WarsawDate;
  /** Drawn width in months, at least 1. A step without an end gets a share of the preceding length. */
  readonly months: number;
  /** True if the step contains today. */
  readonly current: boolean;
}

/** Contract as a timeline of prices (PROD-05). */
export interface ContractTerm {
  /** First day of the prices. */
  readonly start: WarsawDate;
  /** End of the commitment, else of the contract; the contract's if it comes first. `undefined` without either. */
  readonly end: WarsawDate | undefined;
  /** Oldest first, never empty. */
  readonly steps: readonly ContractTermStep[];
  /** Elapsed share of the drawn timeline: whole per cent, 0 to 100. */
  readonly nowPercent: number;
}

/** Returns the end of the commitment, unless the contract ends before it. */
export function commitmentWithin({
  commitmentTo,
  contractEnd,
}: Pick<Product, "commitmentTo" | "contractEnd">): WarsawDate | undefined {
  return commitmentTo !== undefined && contractEnd !== undefined && contractEnd < commitmentTo
    ? undefined
    : commitmentTo;
}

/** Returns false for a price that begins after the last day of the contract. */
export function isWithinContract(
  { validFrom }: Pick<ProductPrice, "validFrom">,
  { contractEnd }: Pick<Product, "contractEnd">,
): boolean {
  return validFrom === undefined || contractEnd === undefined || validFrom <= contractEnd;
}

type ContractTermSource = Pick<
  Product,
  "status" | "commitmentFrom" | "commitmentTo" | "contractStart" | "contractEnd" | "actualPrice" | "productPrices"
>;

interface DatedPrice {
  readonly price: Grosze;
  readonly from: WarsawDate;
  readonly to: WarsawDate | undefined;
}

/** Drawn length of an open end, as a share of the timeline before it. */
const OPEN_END_SHARE = 0.25;

/** Returns the timeline of a product's contract on `today`; `undefined` without a start or a price. */
export function contractTermOf(product: ContractTermSource, today: WarsawDate): ContractTerm | undefined {
  const start = firstDayOf(product);
  if (start === undefined) return undefined;
  const end = commitmentWithin(product) ?? product.contractEnd;
  const prices = pricesFrom(product, start);
  if (prices.length === 0) return undefined;

  const isOver = product.status === "INACTIVE" || (product.contractEnd !== undefined && product.contractEnd < today);
  let passed = 0;
  let total = 0;
  const steps = prices.map((priced, index): ContractTermStep => {
    const next = prices[index + 1];
    const whole = next === undefined ? lastLength(priced, start, end, today) : monthsBetween(priced.from, next.from);
    // `monthsBetween` counts 30-day months and returns 0 from a 31st to the next day; one day is the minimum.
    const length = Math.max(whole, 1 / 30);
    const months = Math.max(1, Math.round(length));
    const replaced = next !== undefined && next.from <= today;
    passed += months * (replaced ? 1 : Math.min(1, Math.max(0, monthsBetween(priced.from, today) / length)));
    total += months;
    const ended = next === undefined ? priced.to !== undefined && priced.to < today : replaced;
    return { price: priced.price, from: priced.from, months, current: priced.from <= today && !ended && !isOver };
  });
  return { start, end, steps, nowPercent: Math.round((passed / total) * 100) };
}

/**
 * Returns the first day of the timeline: that of the commitment, but no day before the service starts. The commitment
 * of an order counts from its conclusion (ORDER-15), its prices from the start of the service.
 */
function firstDayOf({ commitmentFrom, contractStart }: ContractTermSource): WarsawDate | undefined {
  if (commitmentFrom === undefined || contractStart === undefined) return commitmentFrom ?? contractStart;
  return commitmentFrom < contractStart ? contractStart : commitmentFrom;
}

/**
 * Returns prices from the contract's first day on, in order. Of prices with the same start, the last listed one counts.
 */
function pricesFrom(product: ContractTermSource, start: WarsawDate): readonly DatedPrice[] {
  const byStart = new Map<WarsawDate, DatedPrice>();
  for (const price of product.productPrices) {
    if (price.validTo !== undefined && price.validTo < start) continue;
    if (!isWithinContract(price, product)) continue;
    const from = price.validFrom === undefined || price.validFrom < start ? start : price.validFrom;
    byStart.set(from, { price: price.value, from, to: price.validTo });
  }
  const listed = [...byStart.values()].toSorted((one, other) => (one.from < other.from ? -1 : 1));
  if (listed.length > 0 || product.actualPrice === undefined) return listed;
  return [{ price: product.actualPrice, from: start, to: undefined }];
}

/**
 * Returns the length of the last step in months, above 0: until its own end, else the contract's end, else a share of
 * the preceding length.
 */
function lastLength(last: DatedPrice, start: WarsawDate, end: WarsawDate | undefined, today: WarsawDate): number {
  const known = [last.to, end].find((day) => day !== undefined && day >= last.from);
  if (known !== undefined) return monthsBetween(last.from, plusDays(known, 1));
  const before = monthsBetween(start, last.from);
  const drawn = Math.max(before, monthsBetween(start, today));
  return drawn - before + Math.max(1, drawn * OPEN_END_SHARE);
}
