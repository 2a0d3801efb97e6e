import { expect, it } from "vitest";
import { day, zloty } from "#test/mothers/index.ts";
import {
  extendedTermOf,
  isChangeCancelled,
  isNoticeReplaced,
  isTermOver,
  noticeCost,
  contractEndTimingOf,
  noticeExit,
  type NoticeState,
} from "./legal-notice.ts";

it("[TERMS-02] allows an end without compensation until its last day", () => {
  const notice = { freeUntil: day("2026-12-31") };
  expect(noticeExit(notice, day("2026-12-31"))).toEqual({ kind: "free", until: "2026-12-31" });
  expect(noticeExit(notice, day("2027-01-01"))).toEqual({ kind: "expired", until: "2026-12-31" });
  expect(noticeExit({ freeUntil: undefined }, day("2026-12-31"))).toEqual({ kind: "usual" });
});

it("[TERMS-11] counts no notice about a service that has another contract now", () => {
  const notice = { productId: "P-1", contractNumber: "A" };
  const isReplaced = (contractNumber: string | undefined, productId = "P-1"): boolean =>
    isNoticeReplaced(notice, [{ productId, contractNumber }]);
  expect([isReplaced("A"), isReplaced("B"), isReplaced(undefined), isReplaced("B", "P-2")]).toEqual([
    false,
    true,
    false,
    false,
  ]);
});

it("[TERMS-33] counts a longer fixed term of the same contract as an extension, until its last day", () => {
  const notice = { kind: "term-end", contractNumber: "A", effectiveOn: day("2026-11-30") } as const;
  const until = (ends: readonly (readonly [string, string])[], today = "2026-11-29") =>
    extendedTermOf(
      notice,
      ends.map(([contractNumber, commitmentTo]) => ({ contractNumber, commitmentTo: day(commitmentTo) })),
      day(today),
    );
  const longer = [["A", "2027-11-28"]] as const;
  expect(until(longer)).toBe("2027-11-28");
  expect([until(longer, "2027-11-28"), until(longer, "2027-11-29")]).toEqual(["2027-11-28", undefined]);
  expect(until([["A", "2026-11-30"]])).toBeUndefined();
  expect(until([["B", "2027-11-28"]])).toBeUndefined();
  expect(until([...longer, ["A", "2026-11-30"]]), "another product still has the term").toBeUndefined();
  expect(extendedTermOf({ ...notice, kind: "changed-terms" }, [], day("2026-11-29"))).toBeUndefined();
});

it("(part of TERMS-01) counts the last day to the fixed term, and no term of changed terms", () => {
  const notice = { kind: "term-end", effectiveOn: day("2026-12-31") } as const;
  expect(isTermOver(notice, day("2026-12-31"))).toBe(false);
  expect(isTermOver(notice, day("2027-01-01"))).toBe(true);
  expect(isTermOver({ ...notice, kind: "changed-terms" }, day("2027-01-01"))).toBe(false);
});

it.each([
  ["5.00", "more"],
  ["-5.00", "less"],
  ["0.00", "same"],
])("(part of TERMS-01) says for a difference of %s that the customer pays %s", (amount, expected) => {
  expect(noticeCost({ monthlyDifference: zloty(amount) })).toBe(expected);
  expect(noticeCost({ monthlyDifference: undefined })).toBeUndefined();
});

it("[TERMS-41] compares the end of a contract with the first day of its changed terms", () => {
  const notice = { kind: "changed-terms", effectiveOn: day("2027-01-01") } as const;
  const endOf = (end: string, today: string) => contractEndTimingOf(notice, day(end), day(today));
  expect(endOf("2026-12-31", "2026-12-31")).toBe("endsBefore");
  expect(endOf("2026-12-31", "2027-01-01")).toBe("endedBefore");
  expect(endOf("2027-01-01", "2027-01-01")).toBe("endsAfter");
  expect(endOf("2027-01-01", "2027-01-02")).toBe("endedAfter");
  const ending = (end: string | undefined): NoticeState => ({
    kind: "ending",
    endsOn: end === undefined ? undefined : day(end),
  });
  const isCancelled = (state: NoticeState) => isChangeCancelled(notice, state);
  expect([ending("2026-12-31"), { kind: "replaced" } as const].map(isCancelled)).toEqual([true, true]);
  expect([ending("2027-01-01"), ending(undefined), { kind: "in-force" } as const].map(isCancelled)).toEqual([
    false,
    false,
    false,
  ]);
  expect(isChangeCancelled({ ...notice, kind: "term-end" }, { kind: "replaced" })).toBe(false);
});
