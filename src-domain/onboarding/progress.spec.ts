import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { TODAY, aStoredOnboardingFlag, day, siteContent } from "#test/mothers/index.ts";
import { ONBOARDING_TASKS } from "./onboarding.ts";
import { progressOf } from "./progress.ts";

const names = (texts: Readonly<Record<string, string>>) =>
  progressOf([], siteContent(texts), TODAY).tasks.map(({ name }) => name);
const DEFAULT_ORDER = [
  "mobileAppDownload",
  "personalDataConfirm",
  "mobileAppEvaluate",
  "eInvoiceActivate",
  "setTheme",
  "setCustomLogin",
];

describe("onboarding progress", () => {
  it("(part of SET-05) lists the onboarding tasks in default order", () => {
    expect(names({})).toEqual(DEFAULT_ORDER);
    expect(progressOf([], undefined, TODAY).tasks.map(({ name }) => name)).toEqual(DEFAULT_ORDER);
  });

  it("(part of SET-05) applies order and visibility of onboarding tasks from site content", () => {
    expect(names({ onboarding_order: "setTheme, eInvoiceActivate" })).toEqual([
      "setTheme",
      "eInvoiceActivate",
      "mobileAppDownload",
      "personalDataConfirm",
      "mobileAppEvaluate",
      "setCustomLogin",
    ]);
    expect(names({ onboarding_hidden: "mobileAppDownload,mobileAppEvaluate" })).toEqual([
      "personalDataConfirm",
      "eInvoiceActivate",
      "setTheme",
      "setCustomLogin",
    ]);
    expect(names({ onboarding_order: "setTheme,nothing,setTheme,,", onboarding_hidden: "setTheme,nothing" })).toEqual(
      DEFAULT_ORDER.filter((name) => name !== "setTheme"),
    );
  });

  it("(part of SET-05) returns the share of done visible onboarding tasks, rounded down", () => {
    const done = (...tasks: readonly (typeof ONBOARDING_TASKS)[number][]) =>
      tasks.map((eventName) => aStoredOnboardingFlag({ eventName }));
    const progressWith = (storedFlags: ReturnType<typeof done>, hidden = "") =>
      progressOf(storedFlags, siteContent({ onboarding_hidden: hidden }), TODAY);
    expect(progressWith([])).toMatchObject({ doneCount: 0, percent: 0 });
    expect(progressWith(done("setTheme"))).toMatchObject({ doneCount: 1, percent: 16 });
    expect(progressWith(done("setTheme", "setCustomLogin"))).toMatchObject({ doneCount: 2, percent: 33 });
    expect(progressWith(done("setTheme", "setCustomLogin"), "setTheme")).toMatchObject({ doneCount: 1, percent: 20 });
    expect(progressWith(done(...ONBOARDING_TASKS))).toMatchObject({ doneCount: 6, percent: 100 });
    expect(progressWith([], DEFAULT_ORDER.join(","))).toEqual({ tasks: [], doneCount: 0, percent: 100 });
  });

  it("(part of SET-06) ignores an expired onboarding flag, whose last day still counts", () => {
    const done = (expirationDate: string | undefined, eventSet = true) =>
      progressOf(
        [
          aStoredOnboardingFlag({
            eventSet,
            expirationDate: expirationDate === undefined ? undefined : day(expirationDate),
          }),
        ],
        undefined,
        TODAY,
      ).doneCount;
    expect(done("2026-11-19")).toBe(0);
    expect(done("2026-11-20")).toBe(1);
    expect(done("2027-09-16")).toBe(1);
    expect(done(undefined)).toBe(1);
    expect(done(undefined, false)).toBe(0);
  });

  it("counts a valid onboarding flag beside an expired one", () => {
    const storedFlags = [
      aStoredOnboardingFlag({ expirationDate: day("2026-01-01") }),
      aStoredOnboardingFlag({ expirationDate: day("2027-01-01") }),
    ];
    expect(progressOf(storedFlags, undefined, TODAY).doneCount).toBe(1);
  });

  it("(part of SET-05) lists each visible onboarding task once, for any operator texts", () => {
    const list = fc.array(fc.constantFrom<string>(...ONBOARDING_TASKS, "nothing", "", " "), { maxLength: 10 });
    fc.assert(
      fc.property(list, list, (order, hidden) => {
        const shown = names({ onboarding_order: order.join(","), onboarding_hidden: hidden.join(" , ") });
        expect(shown.toSorted()).toEqual(DEFAULT_ORDER.filter((name) => !hidden.includes(name)).toSorted());
      }),
    );
  });
});
