import { SEVERITIES, type Advisory, type Severity } from "./read-advisories.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** Days until a release with the fix, from SECURITY.md. */
const DAYS: Readonly<Record<Severity, number>> = { critical: 3, high: 14, moderate: 30, low: 90, info: 90 };

/** Days for packages that only build or test. */
const BUILD_DAYS = 30;

/**
 * Row of SECURITY-ADVISORIES.tsv: the advisory service gives no dates, so the first run that sees one notes the day.
 */
export interface KnownAdvisory {
  readonly url: string;
  readonly package: string;
  /** May be raised by hand: a vulnerability that is attacked counts as critical. */
  readonly severity: Severity;
  /** ISO 8601. */
  readonly knownSince: string;
}

export interface AssessedAdvisory extends Advisory {
  readonly isShipped: boolean;
  readonly knownSince: string;
  /** Last day for a release without the vulnerability, ISO 8601. */
  readonly deadline: string;
  readonly isBreached: boolean;
}

/** Returns the day `days` after an ISO day. */
function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Returns the graver of two severities. */
const graver = (one: Severity, other: Severity): Severity =>
  SEVERITIES.indexOf(one) <= SEVERITIES.indexOf(other) ? one : other;

/** Applies the time frames of SECURITY.md to advisories, those with the earliest deadline first. */
export function assessAdvisories(
  advisories: readonly Advisory[],
  {
    shipped,
    known,
    today,
  }: {
    /** Addresses of the advisories about packages that are part of the portal. */
    readonly shipped: ReadonlySet<string>;
    readonly known: readonly KnownAdvisory[];
    /** ISO 8601. */
    readonly today: string;
  },
): readonly AssessedAdvisory[] {
  return advisories
    .map((advisory) => {
      const row = known.find(({ url }) => url === advisory.url);
      const severity = row === undefined ? advisory.severity : graver(advisory.severity, row.severity);
      const isShipped = shipped.has(advisory.url);
      const knownSince = row?.knownSince ?? today;
      const deadline = dayAfter(knownSince, isShipped ? DAYS[severity] : BUILD_DAYS);
      return { ...advisory, severity, isShipped, knownSince, deadline, isBreached: deadline < today };
    })
    .toSorted((one, other) => one.deadline.localeCompare(other.deadline));
}
