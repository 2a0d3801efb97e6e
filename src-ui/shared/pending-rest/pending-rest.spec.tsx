// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { ZERO } from "#domain/shared-kernel/index.ts";
import { zloty } from "#test/mothers/index.ts";
import { unjoinedText } from "#ui/design-system/testing/unjoined-text.ts";
import { SuspensionRest } from "./suspension-rest.view.tsx";
import { PendingRestView, type PendingRestViewProps } from "./pending-rest.view.tsx";

afterEach(cleanup);

const PART = { count: 1, later: zloty("149.95"), laterOverdue: zloty("92.00"), areAmountsKnown: true };

function textOf(sums: Partial<PendingRestViewProps["sums"]>, props: Omit<PendingRestViewProps, "sums"> = {}): string {
  return unjoinedText(render(<PendingRestView sums={{ ...PART, ...sums }} {...props} />).container.textContent);
}

it.each([
  ["a part overdue", {}, "jeszcze 149,95 zł do zapłaty, w tym 92,00 zł po terminie."],
  ["all overdue", { later: zloty("92.00") }, "jeszcze 92,00 zł po terminie."],
  ["none overdue", { laterOverdue: ZERO }, "jeszcze 149,95 zł do zapłaty."],
])("[FIN-37] says what is left after pending payments: %s", (_case, sums, rest) => {
  expect(textOf(sums)).toBe(`Po zakończeniu płatności w toku zostanie ${rest}`);
});

it.each([
  ["a part overdue", {}, "149,95 zł, w tym 92,00 zł po terminie."],
  ["all overdue", { later: zloty("92.00") }, "92,00 zł zaległości."],
  ["none overdue", { laterOverdue: ZERO, count: 2 }, "149,95 zł."],
])("(part of FIN-37) says beside a sum that the rest comes in addition: %s", (_case, sums, rest) => {
  const expected = `Oprócz tego po zakończeniu płatności w toku będzie do zapłaty ${rest}`;
  expect(textOf(sums, { isAddition: true })).toBe(expected);
});

it("(part of FIN-37) names only the overdue rest beside a sum of arrears", () => {
  expect(textOf({}, { isOnlyOverdue: true })).toBe(
    "Po zakończeniu płatności w toku zostanie jeszcze 92,00 zł po terminie.",
  );
  expect(textOf({ laterOverdue: ZERO }, { isOnlyOverdue: true })).toBe("");
});

it("(part of FIN-37) says nothing when nothing is left, or an amount is unknown", () => {
  expect(textOf({ later: ZERO, laterOverdue: ZERO })).toBe("");
  expect(textOf({ areAmountsKnown: false })).toBe("");
});

it.each([
  ["beside a sum to pay", zloty("10.00"), "Oprócz tego po zakończeniu płatności w toku będzie do zapłaty 92,00 zł"],
  ["without one", undefined, "Po zakończeniu płatności w toku zostanie jeszcze 92,00 zł po terminie."],
])("(part of FIN-37) names the rest of arrears in the notice of a suspended service, %s", (_case, arrears, rest) => {
  const pendingSums = { ...PART, paying: ZERO, isOnlyStarted: false };
  const { container } = render(<SuspensionRest of={{ arrears, pendingSums }} />);
  expect(unjoinedText(container.textContent)).toContain(rest);
});
