import {
  daysBetween,
  grosze,
  monthOf,
  plusMonthsTo,
  sumOf,
  ZERO,
  type Grosze,
  type WarsawDate,
} from "../shared-kernel/index.ts";
import type { FixedTerm, TerminationContract } from "./termination-contract.ts";

/** Cost of ending a contract on a day. */
export interface LeavingCost {
  /** Part of the relief to return (art. 304 PKE). */
  readonly relief: Grosze;
  /** Part of the subsidies of devices that the customer keeps (art. 305 PKE). */
  readonly equipment: Grosze;
  readonly total: Grosze;
}

/** Reason of an end: the customer's own decision, or terms that the operator changes. */
export type LeavingReason = "own-decision" | "changed-terms";

/** Terms that decide the cost. */
export type CostTerms = Pick<TerminationContract, "term" | "monthlyFee" | "relief" | "equipment">;

/** Days of the term after the end of the contract, and all its days. */
interface TermShare {
  readonly left: number;
  readonly all: number;
}

function shareAfter(end: WarsawDate, { from, to }: FixedTerm): TermShare {
  const all = daysBetween(from, to) + 1;
  return { all, left: Math.min(all, Math.max(0, daysBetween(end, to))) };
}

/**
 * Returns the share of an amount, rounded down to a grosz: the only rounding rule of these costs, in favour of the
 * customer. BigInt, because the product of an amount and days may exceed a safe integer.
 */
function partOf(amount: bigint, { left, all }: TermShare): bigint {
  return (amount * BigInt(left)) / BigInt(all);
}

/** Counts the months of a term; a part of a month counts as a whole one. */
function monthsOf({ from, to }: FixedTerm): number {
  const months =
    (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 + Number(to.slice(5, 7)) - Number(from.slice(5, 7));
  return plusMonthsTo(from, months) <= to ? months + 1 : months;
}

/**
 * Returns the cost of ending a contract on `end`. The relief and the subsidies of kept devices are returned in
 * proportion to the days of the term after `end`; the subsidies at most to the fees for those days, whichever is less
 * (art. 304 and 305 PKE). Without a fixed term, or after it, the end costs nothing.
 * @param reason a change of the terms by the operator costs no relief (art. 306 to 308 PKE)
 */
export function costOfLeaving(
  { term, monthlyFee, relief, equipment }: CostTerms,
  end: WarsawDate,
  reason: LeavingReason = "own-decision",
): LeavingCost {
  if (term === undefined || end >= term.to) return { relief: ZERO, equipment: ZERO, total: ZERO };
  const share = shareAfter(end, term);
  const reliefLeft = reason === "changed-terms" ? ZERO : grosze(Number(partOf(BigInt(relief), share)));
  const owned = equipment.filter(({ after }) => after === "keep");
  const subsidies = partOf(BigInt(sumOf(owned.map(({ subsidy }) => subsidy))), share);
  const feesLeft = partOf(BigInt(monthlyFee) * BigInt(monthsOf(term)), share);
  const equipmentLeft = grosze(Number(subsidies < feesLeft ? subsidies : feesLeft));
  return { relief: reliefLeft, equipment: equipmentLeft, total: sumOf([reliefLeft, equipmentLeft]) };
}

/** Cost of an end in a later month, or before changed terms. */
export interface MonthlyLeavingCost extends LeavingCost {
  readonly end: WarsawDate;
  readonly reason: LeavingReason;
}

/**
 * Lists the cost of an end by month: on `first`, on the same day of each later month, and on the last day of the fixed
 * term, which costs nothing. Empty if an end on `first` costs nothing.
 * @param changedTermsEnd last day of the contract before changed terms, while the customer may choose it: it has a row
 * of its own, instead of one for the same day
 */
export function costsByMonth(
  terms: CostTerms,
  first: WarsawDate,
  changedTermsEnd?: WarsawDate,
): readonly MonthlyLeavingCost[] {
  const { term } = terms;
  if (term === undefined || costOfLeaving(terms, first).total === 0) return [];
  const ends: WarsawDate[] = [];
  for (let months = 0; plusMonthsTo(first, months) < term.to; months += 1) {
    const end = plusMonthsTo(first, months);
    if (monthOf(end) !== monthOf(term.to) || months === 0) ends.push(end);
  }
  const costOn = (end: WarsawDate, reason: LeavingReason): MonthlyLeavingCost => ({
    end,
    reason,
    ...costOfLeaving(terms, end, reason),
  });
  const chosen = [...ends, term.to].map((end) => costOn(end, "own-decision"));
  if (changedTermsEnd === undefined || changedTermsEnd >= term.to) return chosen;
  return [...chosen.filter(({ end }) => end !== changedTermsEnd), costOn(changedTermsEnd, "changed-terms")].toSorted(
    (one, other) => (one.end < other.end ? -1 : 1),
  );
}
