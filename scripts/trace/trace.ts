import { REQUIREMENT_ID, type Requirement } from "./requirements.ts";
import type { TestResult } from "./results.ts";

export interface Trace {
  readonly ids: readonly string[];
  /** A test that names it passed, and none that names it failed. */
  readonly proven: readonly string[];
  readonly missing: readonly string[];
  /** Titles of the tests that passed, by id. */
  readonly evidence: ReadonlyMap<string, readonly string[]>;
  /** Declared done without being proven: what makes the run fail. */
  readonly broken: readonly string[];
  /** Named by a test, but not a requirement: a slip of the pen. */
  readonly unknown: readonly string[];
}

/** The ids in a title: `[SESS-03] …`, `[SESS-03, SESS-04] …`, anywhere in it. */
export function idsIn(title: string): readonly string[] {
  const wholly = new RegExp(`^${REQUIREMENT_ID.source}$`);
  const parts = [...title.matchAll(/\[([^\]]+)\]/g)].flatMap((match) => (match[1] ?? "").split(/[\s,]+/));
  return [...new Set(parts.filter((part) => wholly.test(part)))];
}

/** Which requirement is proven by which tests of the last run. */
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
