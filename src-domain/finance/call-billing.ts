import { toTenths, type Measure } from "../shared-kernel/measure.ts";
import { sumOf, warsawDateAt, type Grosze, type Instant, type WarsawDate } from "../shared-kernel/index.ts";

/** Kind of a billed use. `other`: a kind that the portal does not know. */
export type BilledKind = "call" | "sms" | "data" | "other";

/** In display order. */
export const BILLED_KINDS: readonly BilledKind[] = ["call", "sms", "data", "other"];

/** One line of the billing: a call, a message or data (FIN-08). */
export interface BilledUse {
  readonly at: Instant;
  /** The customer's own number, digits only. */
  readonly number: string;
  readonly kind: BilledKind;
  /** The other number or name; none for data. */
  readonly party: string | undefined;
  /** Duration of a call, s. */
  readonly seconds: number | undefined;
  /** Amount of data, bytes. */
  readonly bytes: number | undefined;
  /** Gross amount. */
  readonly amount: Grosze;
  /** Amount without VAT; `undefined` when the server sends none. */
  readonly net: Grosze | undefined;
}

/** Filter of the billing; `undefined` matches all. */
export interface BillingFilter {
  readonly number: string | undefined;
  readonly kind: BilledKind | undefined;
  /** Leaves out what costs nothing. */
  readonly isPaid?: boolean;
}

/** Totals of one kind of use. */
export interface BilledSum {
  readonly kind: BilledKind;
  readonly count: number;
  readonly seconds: number;
  readonly bytes: number;
  readonly amount: Grosze;
}

/** Returns the uses that match the filter, newest first (FIN-08). */
export function filterBilledUses(
  uses: readonly BilledUse[],
  { number, kind, isPaid = false }: BillingFilter,
): readonly BilledUse[] {
  return uses
    .filter(
      (use) =>
        (number === undefined || use.number === number) &&
        (kind === undefined || use.kind === kind) &&
        (!isPaid || use.amount !== 0),
    )
    .toSorted((one, other) => other.at - one.at);
}

/** Uses of one day. */
export interface BilledDay {
  readonly date: WarsawDate;
  readonly uses: readonly BilledUse[];
}

/** Groups the uses by their day in Warsaw; days and uses keep their order. */
export function groupUsesByDay(uses: readonly BilledUse[]): readonly BilledDay[] {
  const days = new Map<WarsawDate, BilledUse[]>();
  for (const use of uses) {
    const date = warsawDateAt(use.at);
    const day = days.get(date);
    if (day === undefined) days.set(date, [use]);
    else day.push(use);
  }
  return [...days].map(([date, ofDay]) => ({ date, uses: ofDay }));
}

/** Sums the uses by kind, in display order; kinds without a use are left out. */
export function sumBilledUses(uses: readonly BilledUse[]): readonly BilledSum[] {
  return BILLED_KINDS.flatMap((kind) => {
    const own = uses.filter((use) => use.kind === kind);
    if (own.length === 0) return [];
    return [
      {
        kind,
        count: own.length,
        seconds: own.reduce((total, { seconds }) => total + (seconds ?? 0), 0),
        bytes: own.reduce((total, { bytes }) => total + (bytes ?? 0), 0),
        amount: sumOf(own.map(({ amount }) => amount)),
      },
    ];
  });
}

/** Sums the uses without VAT; `undefined` when one of them has no net amount, because a part would mislead. */
export function netSumOf(uses: readonly Pick<BilledUse, "net">[]): Grosze | undefined {
  const known = uses.flatMap(({ net }) => net ?? []);
  return known.length === uses.length ? sumOf(known) : undefined;
}

/** Lists the customer's own numbers in a billing, each once, ascending. */
export function billedNumbers(uses: readonly BilledUse[]): readonly string[] {
  return [...new Set(uses.map(({ number }) => number))].toSorted();
}

/** Formats a duration: `1:02:05` from an hour up, else `2:05`. */
export function formatDuration(seconds: number): string {
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60), seconds % 60];
  const two = (part: number): string => String(part).padStart(2, "0");
  return hours === 0 ? `${minutes}:${two(rest)}` : `${hours}:${two(minutes)}:${two(rest)}`;
}

/** Measures an amount of data: `1,5 MB`, `312 kB`. Units are powers of 1000; one decimal from MB up. */
export function measureData(bytes: number): Measure {
  if (bytes < 1_000_000) return { value: Math.ceil(bytes / 1000), unit: "kilobyte", hasDecimal: false };
  return bytes < 1_000_000_000
    ? { value: toTenths(bytes / 1_000_000), unit: "megabyte", hasDecimal: true }
    : { value: toTenths(bytes / 1_000_000_000), unit: "gigabyte", hasDecimal: true };
}
