import { dayAt } from "#kit/calendar/warsaw.ts";
import type { JsonRecord } from "#kit/json.ts";
import type { ServiceTerm } from "./service-term.ts";

/** Categories by `tariffs.type`; every other type is an additional service. */
const CATEGORIES: Readonly<Record<number, string>> = { 1: "internet", 4: "phone", 5: "television" };
/** Time for which an ended service is still listed, s. */
const ENDED_LISTED_S = 365 * 86_400;

/** State of the customer that decides about the services. */
export interface ServiceContext {
  /** Seconds. */
  readonly now: number;
  readonly areSuspended: boolean;
  readonly defaultLocation: JsonRecord | undefined;
}

const hasBegun = ({ from }: ServiceTerm, now: number): boolean => from <= now;
const hasEnded = ({ to }: ServiceTerm, now: number): boolean => to !== 0 && to < now;

/** Terms of one service: LMS stores each price of a promotion as an assignment of its own. */
function groupTerms(terms: readonly ServiceTerm[]): readonly (readonly ServiceTerm[])[] {
  const groups = new Map<string, readonly ServiceTerm[]>();
  for (const term of terms) {
    const key = JSON.stringify([term.type, term.name, term.contract, term.address?.["addressId"]]);
    const group = groups.get(key) ?? [];
    const former = group.at(-1);
    // Two terms side by side are two services of the same tariff.
    if (former !== undefined && (former.to === 0 || term.from <= former.to)) groups.set(`${key} ${term.id}`, [term]);
    else groups.set(key, [...group, term]);
  }
  return [...groups.values()];
}

const dayOf = (seconds: number): string | undefined => (seconds === 0 ? undefined : dayAt(seconds * 1_000));

function statusOf(current: ServiceTerm | undefined, terms: readonly ServiceTerm[], context: ServiceContext): string {
  if (current === undefined) return terms.some((term) => !hasEnded(term, context.now)) ? "ORDERED" : "TERMINATED";
  return context.areSuspended || current.isSuspended || !current.isConnected ? "SUSPENDED" : "ACTIVE";
}

function pricesOf(terms: readonly ServiceTerm[]): readonly JsonRecord[] | undefined {
  if (terms.length < 2) return undefined;
  return terms.flatMap(({ from, to, monthlyPrice }) =>
    monthlyPrice === undefined ? [] : [{ validFrom: dayOf(from), validTo: dayOf(to), value: monthlyPrice }],
  );
}

/** Returns Mb/s of kb/s. */
const megabits = (kilobits: number): number | undefined => (kilobits > 0 ? kilobits / 1_000 : undefined);

function serviceFrom(terms: readonly ServiceTerm[], context: ServiceContext): JsonRecord | undefined {
  const { now } = context;
  const current = terms.find((term) => hasBegun(term, now) && !hasEnded(term, now));
  const shown = current ?? terms.find((term) => !hasBegun(term, now)) ?? terms.at(-1);
  const [first] = terms;
  const last = terms.at(-1);
  if (shown === undefined || first === undefined || last === undefined) return undefined;
  if (hasEnded(last, now) && last.to < now - ENDED_LISTED_S) return undefined;
  return {
    productId: String(first.id),
    category: CATEGORIES[shown.type] ?? "additional",
    status: statusOf(current, terms, context),
    name: shown.name,
    address: shown.address ?? context.defaultLocation,
    contractStart: dayOf(first.from),
    contractEnd: dayOf(last.to),
    contractNumber: shown.contractNumber,
    actualPrice: shown.monthlyPrice,
    productPrices: pricesOf(terms),
    downlink: megabits(shown.downlink),
    uplink: megabits(shown.uplink),
    showDetails: true,
  };
}

/** Returns the services of a customer in the contract's fields. */
export function listServices(terms: readonly ServiceTerm[], context: ServiceContext): readonly JsonRecord[] {
  const ordered = terms.toSorted((left, right) => left.from - right.from || left.id - right.id);
  return groupTerms(ordered)
    .map((group) => serviceFrom(group, context))
    .filter((service) => service !== undefined);
}
