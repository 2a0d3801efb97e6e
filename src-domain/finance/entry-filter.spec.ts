import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { runs } from "#test/models/runs.ts";
import { aCorrection, anEntry, aPaidEntry, aReceivedPayment, day, month, TODAY, zloty } from "#test/mothers/index.ts";
import { formatPolishAmount } from "#domain/shared-kernel/index.ts";
import {
  isFilterActive,
  ENTRY_KINDS,
  EMPTY_ENTRY_FILTER,
  filterEntries,
  normalizeNumber,
  parseEntryFilter,
  ENTRY_STATE_GROUPS,
  yearsOf,
  type EntryFilter,
} from "./entry-filter.ts";
import { PAYMENT_STATUSES } from "./financial-entry.ts";
import { entryState, isOverdue, isPayable } from "./entry-state.ts";

const LATE = anEntry({
  entryId: "E-10",
  number: "FV/4127830/10/26",
  period: month("2026-10"),
  dueDate: day("2026-10-30"),
  unpaidAmount: zloty("49.99"),
  status: "partly-paid",
});
const OLD = aPaidEntry({ entryId: "E-09", number: "FV/4127830/12/25", period: month("2025-12") });
const PENDING = anEntry({
  entryId: "E-08",
  number: "FV/4127830/08/26",
  period: month("2026-08"),
  status: "payment-started",
});
const ALL = [anEntry(), LATE, PENDING, OLD, aCorrection(), aReceivedPayment()];
const index = ALL;

const found = (filter: Partial<EntryFilter>): readonly string[] =>
  filterEntries(index, { ...EMPTY_ENTRY_FILTER, ...filter }, TODAY).map(({ entryId }) => entryId);

describe("filter of entries (part of FIN-01)", () => {
  it("returns all entries in order when the filter is empty", () => {
    expect(filterEntries(index, EMPTY_ENTRY_FILTER, TODAY)).toEqual(ALL);
    expect(isFilterActive(EMPTY_ENTRY_FILTER)).toBe(false);
    expect(isFilterActive({ ...EMPTY_ENTRY_FILTER, number: " / " })).toBe(false);
  });

  it("filters entries by year of the entry's month, or of the booking without a month", () => {
    expect(found({ year: "2025" })).toEqual(["E-09"]);
    expect(found({ year: "2026" })).toContain("W-11");
    expect(found({ year: "1999" })).toEqual([]);
    expect(yearsOf(index)).toEqual(["2026", "2025"]);
  });

  it("filters entries by state, which a received payment does not have", () => {
    expect(found({ state: "open" })).toEqual(["E-11", "E-10"]);
    expect(found({ state: "overdue" })).toEqual(["E-10"]);
    expect(found({ state: "under-way" })).toEqual(["E-08"]);
    expect(found({ state: "paid" })).toEqual(["E-09"]);
    const received = aReceivedPayment({ status: "payment-started" });
    const accepted = anEntry({ entryId: "E-07", status: "payment-accepted" });
    const dueToday = anEntry({ entryId: "E-06", dueDate: TODAY });
    const some = (state: EntryFilter["state"]) =>
      filterEntries([received, accepted, dueToday], { ...EMPTY_ENTRY_FILTER, state }, TODAY);
    expect([some("under-way"), some("paid"), some("overdue")]).toEqual([[], [accepted], []]);
  });

  it("filters entries by kind", () => {
    expect(found({ kind: "correction" })).toEqual(["K-11"]);
    expect(found({ kind: "payment" })).toEqual(["W-11"]);
    expect(found({ kind: "interest" })).toEqual([]);
  });

  it.each([
    "FV/4127830/12/25",
    "fv/4127830/12/25",
    " FV 4127830 12 25 ",
    "FV-4127830-12-25",
    "fv41278301225",
    "30/12/25",
    "1225",
  ])("finds an entry by its number written as %j", (number) => {
    expect(found({ number })).toEqual(["E-09"]);
  });

  it.each(["Grudzień 2025", "grudzień", "223,70", "223.70"])(
    "[FIN-12] finds an entry by its month or amount written as %j",
    (text) => {
      expect(found({ year: "2025", number: text })).toEqual(["E-09"]);
    },
  );

  it.each(["pazdziernik 2026", "PAŹDZIERNIK", "październik"])(
    "[FIN-15] finds an entry by the month typed as %s",
    (number) => {
      const entries = [anEntry({ entryId: "oct", period: month("2026-10") }), anEntry({ entryId: "nov" })];
      const found = filterEntries(entries, { ...EMPTY_ENTRY_FILTER, number }, TODAY);
      expect(found.map(({ entryId }) => entryId)).toEqual(["oct"]);
    },
  );

  it.each(["Жовтень 2026", "жовтень", "październik 2026"])(
    "(part of FIN-15) finds an entry on a Ukrainian page by the month typed as %s",
    (number) => {
      const entries = [anEntry({ entryId: "oct", period: month("2026-10") }), anEntry({ entryId: "nov" })];
      const formatMonth = (of: string) => (of === "2026-10" ? "жовтень 2026" : "");
      const found = filterEntries(entries, { ...EMPTY_ENTRY_FILTER, number }, TODAY, formatMonth);
      expect(found.map(({ entryId }) => entryId)).toEqual(["oct"]);
    },
  );

  it("combines all criteria of the entry filter", () => {
    expect(found({ year: "2026", kind: "invoice", state: "open", number: "10/26" })).toEqual(["E-10"]);
    expect(found({ year: "2025", state: "open" })).toEqual([]);
  });
});

describe("entry filter in a URL", () => {
  const text = fc.string({ maxLength: 20 }).map((value) => value.trim());
  const maybe = <Value>(values: readonly Value[]) => fc.option(fc.constantFrom(...values), { nil: undefined });
  const filters = fc.record({
    year: fc.option(fc.integer({ min: 1000, max: 9999 }).map(String), { nil: undefined }),
    state: maybe(ENTRY_STATE_GROUPS),
    kind: maybe(ENTRY_KINDS),
    number: text,
  });

  it("restores the entry filter from its own URL parameters", () => {
    fc.assert(
      fc.property(filters, (filter) => {
        expect(parseEntryFilter((name) => filter[name] ?? null)).toEqual(filter);
      }),
      { numRuns: runs(100) },
    );
  });

  it("reads no criteria of the entry filter from a URL with unknown values", () => {
    expect(parseEntryFilter(() => "constructor")).toEqual({ ...EMPTY_ENTRY_FILTER, number: "constructor" });
    expect(parseEntryFilter(() => null)).toEqual(EMPTY_ENTRY_FILTER);
    for (const year of ["12026", "20261", "202"])
      expect(parseEntryFilter((name) => (name === "year" ? year : null))).toEqual(EMPTY_ENTRY_FILTER);
    expect(parseEntryFilter(() => "9".repeat(500)).number).toHaveLength(64);
  });

  it("returns exactly the entries that match all criteria of the filter", () => {
    const entries = fc.array(
      fc
        .record({
          status: fc.constantFrom(...PAYMENT_STATUSES),
          kind: fc.constantFrom(...ENTRY_KINDS),
          due: fc.integer({ min: 1, max: 28 }),
          left: fc.constantFrom("0.00", "10.00"),
        })
        .map(({ status, kind, due, left }) =>
          anEntry({
            status,
            kind,
            dueDate: day(`2026-11-${String(due).padStart(2, "0")}`),
            unpaidAmount: zloty(left),
            number: `FV/${due}/11/26`,
          }),
        ),
      { maxLength: 20 },
    );
    fc.assert(
      fc.property(entries, filters, (some, filter) => {
        const expected = some.filter((entry) => {
          const state = entryState(entry, TODAY).kind;
          const is = {
            open: isPayable(entry, TODAY),
            overdue: isOverdue(entry, TODAY),
            "under-way": entry.kind !== "payment" && state === "payment-pending",
            paid: entry.kind !== "payment" && (state === "paid" || state === "payment-accepted"),
          };
          return (
            (filter.year ?? "2026") === "2026" &&
            (filter.kind ?? entry.kind) === entry.kind &&
            (filter.state === undefined || is[filter.state]) &&
            [
              entry.number,
              "listopad 2026",
              formatPolishAmount(entry.amount),
              formatPolishAmount(entry.unpaidAmount),
            ].some((text) => normalizeNumber(text).includes(normalizeNumber(filter.number)))
          );
        });
        expect(filterEntries(some, filter, TODAY)).toEqual(expected);
      }),
      { numRuns: runs(100) },
    );
  });
});
