import { sumOf, type Grosze, type Instant } from "../shared-kernel/index.ts";

/** `other` is what the portal has no word for: it is shown, and counted, as such. */
export type BilledKind = "call" | "sms" | "data" | "other";

/** In the order in which they are told. */
export const BILLED_KINDS: readonly BilledKind[] = ["call", "sms", "data", "other"];

/** One line of the billing: a call, a message or a use of data (FIN-08). */
export interface BilledUse {
  readonly at: Instant;
  /** The customer's own number, digits. */
  readonly number: string;
  readonly kind: BilledKind;
  /** The other number or name; none for data. */
  readonly party: string | undefined;
  /** How long a call took, s. */
  readonly seconds: number | undefined;
  /** How much data it was, bytes. */
  readonly bytes: number | undefined;
  readonly amount: Grosze;
}

/** What is looked at of a billing; `undefined`: all of it. */
export interface BillingFilter {
  readonly number: string | undefined;
  readonly kind: BilledKind | undefined;
}

/** What one kind of use comes to. */
export interface BilledSum {
  readonly kind: BilledKind;
  readonly count: number;
  readonly seconds: number;
  readonly bytes: number;
  readonly amount: Grosze;
}

/** What a filter lets through, newest first (FIN-08). */
export function filterBilledUses(uses: readonly BilledUse[], { number, kind }: BillingFilter): readonly BilledUse[] {
  return uses
    .filter((use) => (number === undefined || use.number === number) && (kind === undefined || use.kind === kind))
    .toSorted((one, other) => other.at - one.at);
}

/** The sums of each kind that there is, in the order of the kinds. */
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

/** The customer's numbers in a billing, each once, ascending. */
export function billedNumbers(uses: readonly BilledUse[]): readonly string[] {
  return [...new Set(uses.map(({ number }) => number))].toSorted();
}

/** `1:02:05` of an hour and more, `2:05` of less. */
export function formatDuration(seconds: number): string {
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60), seconds % 60];
  const two = (part: number): string => String(part).padStart(2, "0");
  return hours === 0 ? `${minutes}:${two(rest)}` : `${hours}:${two(minutes)}:${two(rest)}`;
}

const UNITS = ["kB", "MB", "GB"] as const;

/** `1,5 MB`, `312 kB`: thousands, as operators count, with one digit after the comma from MB up. */
export function formatData(bytes: number): string {
  const at = bytes < 1_000_000 ? 0 : bytes < 1_000_000_000 ? 1 : 2;
  const value = bytes / 1000 ** (at + 1);
  return `${(at === 0 ? String(Math.ceil(value)) : value.toFixed(1)).replace(".", ",")}\u00a0${UNITS[at] ?? "GB"}`;
}

/** A phone number as people read it: nine digits in threes; anything else as it came. */
export function formatNumber(number: string): string {
  return /^\d{9}$/.test(number) ? number.replace(/(\d{3})(?=\d)/g, "$1\u00a0") : number;
}
