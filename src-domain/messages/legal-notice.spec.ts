import { expect, it } from "vitest";
import { day, zloty } from "#test/mothers/index.ts";
import { isNoticeReplaced, noticeCost, noticeExit } from "./legal-notice.ts";

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

it.each([
  ["5.00", "more"],
  ["-5.00", "less"],
  ["0.00", "same"],
])("(part of TERMS-01) says for a difference of %s that the customer pays %s", (amount, expected) => {
  expect(noticeCost({ monthlyDifference: zloty(amount) })).toBe(expected);
  expect(noticeCost({ monthlyDifference: undefined })).toBeUndefined();
});
