import { grosze, negated, plusDays, sumOf, type Grosze } from "../shared-kernel/index.ts";
import type { FinancialEntry } from "./financial-entry.ts";
import { monthOfEntry } from "./invoice-history.ts";
import type { InvoiceDetails, InvoiceItem, ItemDays, ItemKind } from "./invoice-details.ts";

/** Reason why the amounts of two invoices differ. */
export type DifferenceReason =
  | "promotion-ended"
  | "promotion-began"
  | "promotion-changed"
  | "service-new"
  | "service-ended"
  /** Charged for part of the month now, for the whole month before. */
  | "partial-now"
  /** Charged for part of the month before, for the whole month now. */
  | "partial-before"
  /** The tariff of the service changed within the month. */
  | "tariff-changed"
  /** The tariff of the service changed within the month of the former invoice. */
  | "tariff-changed-before"
  | "price-changed"
  | "one-time"
  /** A fee that only the former invoice has. */
  | "one-time-gone"
  | "usage-more"
  | "usage-less"
  /** Usage that only this invoice charges. */
  | "usage-new"
  /** Usage that only the former invoice charges. */
  | "usage-gone"
  | "interest"
  | "adjustment"
  /** A correction of this invoice. */
  | "correction"
  /** A correction of the former invoice. */
  | "former-correction"
  | "other";

/** Tariff of a service with the days of the month for which it is charged. */
export interface TariffDays {
  readonly name: string;
  readonly days: ItemDays;
}

/** One reason with its amount; a positive amount is more to pay. */
export interface DifferenceLine {
  readonly reason: DifferenceReason;
  /** Name on the invoice, or number of a correction; none when no item explains the difference. */
  readonly name: string | undefined;
  readonly amount: Grosze;
  /** Days of a partial month. */
  readonly days: ItemDays | undefined;
  /**
   * Tariffs that follow one another within a month, in their order; absent without a change of tariff. With a partial
   * month of one invoice, they are those of the other one.
   */
  readonly tariffs?: readonly TariffDays[];
}

/** Difference of two invoices; the lines add up to it, to the grosz. */
export interface InvoiceDifference {
  readonly total: Grosze;
  /** Largest absolute amount first; no line is zero. */
  readonly lines: readonly DifferenceLine[];
  /** `left-out`: those of an invoice are not known, so the amounts are compared as they were issued. */
  readonly corrections: "none" | "included" | "left-out";
}

type ComparedInvoice = Pick<InvoiceDetails, "gross" | "items" | "corrections">;

interface ItemPair {
  readonly now: readonly InvoiceItem[];
  readonly former: readonly InvoiceItem[];
}

/** Explains line by line why the amount of `now` differs from that of `former`, after the corrections of both. */
export function compareInvoices(now: ComparedInvoice, former: ComparedInvoice): InvoiceDifference {
  const difference = grosze(now.gross - former.gross);
  const corrections = correctionLines(now, former);
  const lines = pairsOf(now.items, former.items).flatMap((pair): DifferenceLine[] => {
    const amount = grosze(sum(pair.now) - sum(pair.former));
    return amount === 0 ? [] : [{ ...reasonOf(pair, amount), amount }];
  });
  const rest = grosze(difference - sumOf(lines.map(({ amount }) => amount)));
  const all: readonly DifferenceLine[] = [
    ...lines,
    ...(corrections ?? []).filter(({ amount }) => amount !== 0),
    ...(rest === 0 ? [] : [{ reason: "other", name: undefined, amount: rest, days: undefined } as const]),
  ];
  return {
    total: grosze(difference + sumOf((corrections ?? []).map(({ amount }) => amount))),
    lines: all.toSorted((one, other) => Math.abs(other.amount) - Math.abs(one.amount)),
    corrections: corrections === undefined ? "left-out" : corrections.length === 0 ? "none" : "included",
  };
}

/** Returns a line for each correction; `undefined` while those of one invoice are not known. */
function correctionLines(now: ComparedInvoice, former: ComparedInvoice): readonly DifferenceLine[] | undefined {
  if (now.corrections === undefined || former.corrections === undefined) return undefined;
  const days = undefined;
  return [
    ...now.corrections.map(({ number: name, gross }) => ({ reason: "correction", name, amount: gross, days }) as const),
    ...former.corrections.map(
      ({ number: name, gross }) => ({ reason: "former-correction", name, amount: negated(gross), days }) as const,
    ),
  ];
}

/** Lists the invoices that one can be compared with: earlier ones of the same series, newest first. */
export function comparableInvoices(entries: readonly FinancialEntry[], entryId: string): readonly FinancialEntry[] {
  const own = entries.find((entry) => entry.entryId === entryId);
  if (own?.kind !== "invoice") return [];
  const series = seriesOf(own.number);
  return entries
    .filter((entry) => entry.kind === "invoice" && seriesOf(entry.number) === series && keyOf(entry) < keyOf(own))
    .toSorted((one, other) => inOrder(keyOf(other), keyOf(one)));
}

/**
 * Number without month and year, because an account may have several series. Numbers in any other format share one
 * series; otherwise each would be its own.
 */
const seriesOf = (number: string): string => (MONTH_AND_YEAR.test(number) ? number.replace(MONTH_AND_YEAR, "") : "");
const MONTH_AND_YEAR = /\/\d{1,2}\/\d{2,4}$/;
const inOrder = (one: string, other: string): number => (one < other ? -1 : Number(one > other));
const keyOf = (entry: FinancialEntry): string => `${monthOfEntry(entry)} ${entry.entryDate}`;
const sum = (items: readonly InvoiceItem[]): Grosze => sumOf(items.map(({ gross }) => gross));

/** Key that pairs items of both invoices. Promotions include the name, because a service may have several. */
function keyOfItem({ kind, serviceId, name }: InvoiceItem): string {
  switch (kind) {
    case "subscription":
    case "usage":
      return `${kind} ${serviceId ?? name}`;
    case "promotion":
    case "one-time":
    case "adjustment":
    case "other":
      return `${kind} ${serviceId ?? ""} ${name}`;
    case "interest":
      return kind;
  }
}

function pairsOf(now: readonly InvoiceItem[], former: readonly InvoiceItem[]): readonly ItemPair[] {
  const keys = [...new Set([...now, ...former].map(keyOfItem))];
  const itemsWithKey = (items: readonly InvoiceItem[], key: string) => items.filter((item) => keyOfItem(item) === key);
  return keys.map((key) => ({ now: itemsWithKey(now, key), former: itemsWithKey(former, key) }));
}

function reasonOf({ now, former }: ItemPair, amount: Grosze): Omit<DifferenceLine, "amount"> {
  const [firstItem] = [...now, ...former];
  const presence = now.length > 0 ? (former.length > 0 ? "both" : "now") : "former";
  const kind = firstItem?.kind ?? "other";
  const part = partialDaysOf(now) ?? partialDaysOf(former);
  const change = kind === "subscription" ? tariffChange({ now, former }, presence) : undefined;
  if (change !== undefined) return change;
  const reason =
    kind === "subscription"
      ? serviceReason(presence, partialDaysOf(now), partialDaysOf(former))
      : reasonOfKind(kind, presence, amount);
  const includesDays =
    reason === "partial-now" || reason === "partial-before" || reason === "service-new" || reason === "service-ended";
  return { reason, name: firstItem?.name, days: includesDays ? part : undefined };
}

/**
 * Describes a service whose tariff changed within the month of one of the invoices; `undefined` for any other. Where
 * the other invoice charges part of a month, that is the reason, and the tariffs are added to it (FIN-62).
 */
function tariffChange(
  { now, former }: ItemPair,
  presence: "both" | "now" | "former",
): Omit<DifferenceLine, "amount"> | undefined {
  const [tariffsNow, tariffsBefore] = [tariffsOf(now), tariffsOf(former)];
  const tariffs = tariffsNow ?? tariffsBefore;
  if (tariffs === undefined) return undefined;
  const days = undefined;
  const name = [...now, ...former][0]?.name;
  if (presence !== "both") return { reason: presence === "now" ? "service-new" : "service-ended", name, days, tariffs };
  const [partNow, partBefore] = [partialDaysOf(now), partialDaysOf(former)];
  if (tariffsNow === undefined && partNow !== undefined) return { reason: "partial-now", name, days: partNow, tariffs };
  if (tariffsBefore === undefined && partBefore !== undefined)
    return { reason: "partial-before", name: former[0]?.name, days: partBefore, tariffs };
  return { reason: tariffsNow === undefined ? "tariff-changed-before" : "tariff-changed", name, days, tariffs };
}

function serviceReason(
  presence: "both" | "now" | "former",
  partNow: ItemDays | undefined,
  partBefore: ItemDays | undefined,
): DifferenceReason {
  if (presence === "now") return "service-new";
  if (presence === "former") return "service-ended";
  if (partNow !== undefined && partBefore === undefined) return "partial-now";
  return partNow === undefined && partBefore !== undefined ? "partial-before" : "price-changed";
}

function reasonOfKind(
  kind: Exclude<ItemKind, "subscription">,
  presence: "both" | "now" | "former",
  amount: Grosze,
): DifferenceReason {
  switch (kind) {
    case "promotion":
      if (presence === "both") return "promotion-changed";
      return presence === "former" ? "promotion-ended" : "promotion-began";
    case "one-time":
      return presence === "former" ? "one-time-gone" : "one-time";
    case "usage":
      if (presence !== "both") return presence === "now" ? "usage-new" : "usage-gone";
      return amount > 0 ? "usage-more" : "usage-less";
    case "interest":
    case "adjustment":
    case "other":
      return kind;
  }
}

/** Returns the items of a service that are for days which follow one another; `undefined` if some overlap. */
function consecutiveItems(items: readonly InvoiceItem[]): readonly TariffDays[] | undefined {
  const dated = items
    .flatMap(({ name, days }) => (days === undefined ? [] : [{ name, days }]))
    .toSorted((one, other) => inOrder(one.days.from, other.days.from));
  const isConsecutive = dated.every(({ days }, index) => index === 0 || days.from > (dated[index - 1]?.days.to ?? ""));
  return dated.length === items.length && isConsecutive ? dated : undefined;
}

/**
 * Returns the tariffs of a service, if it has several names for days of a month that follow one another. Items of the
 * same days are services side by side.
 */
function tariffsOf(items: readonly InvoiceItem[]): readonly TariffDays[] | undefined {
  const parts = consecutiveItems(items);
  return parts !== undefined && new Set(parts.map(({ name }) => name)).size > 1 ? parts : undefined;
}

/** Returns true if items for days that follow one another cover a month without a gap. */
function coverWholeMonth(items: readonly InvoiceItem[]): boolean {
  const parts = consecutiveItems(items) ?? [];
  const [first, last] = [parts[0]?.days, parts.at(-1)?.days];
  if (first === undefined || last === undefined) return false;
  const hasNoGap = parts.every(({ days }, index) => {
    const before = parts[index - 1]?.days;
    return before === undefined || plusDays(before.to, 1) === days.from;
  });
  return hasNoGap && isWhole({ from: first.from, to: last.to });
}

/** Returns the days of the first item that covers only part of a month, unless all of them cover it. */
function partialDaysOf(items: readonly InvoiceItem[]): ItemDays | undefined {
  if (coverWholeMonth(items)) return undefined;
  return items.flatMap(({ days }) => (days === undefined || isWhole(days) ? [] : [days]))[0];
}

function isWhole({ from, to }: ItemDays): boolean {
  return from.endsWith("-01") && plusDays(to, 1).endsWith("-01");
}
