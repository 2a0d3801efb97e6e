import { REQUIREMENT_ID, type Requirement } from "./requirements.ts";
import type { TestResult } from "./results.ts";

export interface Trace {
  readonly ids: readonly string[];
  /** Ids with at least one passing and no failing test. */
  readonly proven: readonly string[];
  readonly missing: readonly string[];
  /** Titles of the passing tests, by id. */
  readonly evidence: ReadonlyMap<string, readonly string[]>;
  /** Ids that are done but not proven; they fail the run. */
  readonly broken: readonly string[];
  /** Ids in test titles that are not requirements: typing errors. */
  readonly unknown: readonly string[];
}

/** Returns the ids in a title: `[SESS-03] …`, `[SESS-03, SESS-04] …`, anywhere in it. */
export function idsIn(title: string): readonly string[] {
  const wholly = new RegExp(`^${REQUIREMENT_ID.source}$`);
  const parts = [...title.matchAll(/\[([^\]]+)\]/g)].flatMap((match) => (match[1] ?? "").split(/[\s,]+/));
  return [...new Set(parts.filter((part) => wholly.test(part)))];
}

/** Computes which requirements the tests of the last run prove. */
export function traceOf(requirements: readonly Requirement[], tests: readonly TestResult[]): Trace {
  const passed = new Map<string, string[]>();
  const failed = new Set<string>();
  for (const { title, outcome } of tests) {
    for (const id of idsIn(title)) {
      if (outcome === "passed") passed.set(id, [...(passed.get(id) ?? []), title]);
      if (outcome === "failed") failed.add(id);
    }
  }
  const ids = requirements.map(({ id }) => id);
  const known = new Set(ids);
  const isProven = (id: string): boolean => passed.has(id) && !failed.has(id);
  return {
    ids,
    proven: ids.filter(isProven),
    missing: ids.filter((id) => !isProven(id)),
    evidence: new Map([...passed].map(([id, titles]) => [id, [...new Set(titles)]])),
    broken: requirements.filter(({ id, state }) => state === "done" && !isProven(id)).map(({ id }) => id),
    unknown: [...new Set([...passed.keys(), ...failed])].filter((id) => !known.has(id)).toSorted(),
  };
}
