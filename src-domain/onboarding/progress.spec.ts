import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { TODAY, aStoredOnboardingFlag, day, onboardingFacts, siteContent } from "#test/mothers/index.ts";
import { ONBOARDING_TASKS, type OnboardingTask } from "./onboarding.ts";
import type { OnboardingFacts } from "./onboarding-facts.ts";
import { progressOf } from "./progress.ts";

const names = (texts: Readonly<Record<string, string>>) =>
  progressOf([], siteContent(texts), TODAY, onboardingFacts(), "in-store").tasks.map(({ name }) => name);
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
    expect(progressOf([], undefined, TODAY, undefined, "in-store").tasks.map(({ name }) => name)).toEqual(
      DEFAULT_ORDER,
    );
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
    const progressWith = (storedFlags: ReturnType<typeof done>, hidden = "", facts = onboardingFacts()) =>
      progressOf(storedFlags, siteContent({ onboarding_hidden: hidden }), TODAY, facts, "in-store");
    const activated = onboardingFacts({ isEInvoiceOffered: false });
    expect(progressWith([])).toMatchObject({ doneCount: 0, percent: 0 });
    expect(progressWith(done("setTheme"))).toMatchObject({ doneCount: 1, percent: 16 });
    expect(progressWith(done("setTheme", "setCustomLogin"))).toMatchObject({ doneCount: 2, percent: 33 });
    expect(progressWith(done("setTheme", "setCustomLogin"), "setTheme")).toMatchObject({ doneCount: 1, percent: 20 });
    expect(progressWith(done(...ONBOARDING_TASKS), "", activated)).toMatchObject({ doneCount: 6, percent: 100 });
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
        onboardingFacts(),
        "in-store",
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
    expect(progressOf(storedFlags, undefined, TODAY, onboardingFacts(), "in-store").doneCount).toBe(1);
  });

  it.each<[string, Partial<OnboardingFacts>, string]>([
    ["a theme is chosen", { isThemeChosen: true }, "setTheme"],
    ["the customer has an own login", { hasOwnLogin: true }, "setCustomLogin"],
  ])("[SET-05] counts a task as done without its flag when %s", (_, changes, task) => {
    const progress = progressOf([], undefined, TODAY, onboardingFacts(changes), "in-store");
    expect(progress.tasks.filter(({ done }) => done)).toEqual([{ name: task, done: true }]);
    expect(progress).toMatchObject({ doneCount: 1, percent: 16 });
  });

  it.each([onboardingFacts(), undefined])("[SET-05] counts the download as done inside the app, facts: %j", (facts) => {
    const progress = progressOf([], undefined, TODAY, facts, "here");
    expect(progress.tasks.filter(({ done }) => done)).toEqual([{ name: "mobileAppDownload", done: true }]);
    expect(progress.tasks.map(({ name }) => name)).toContain("mobileAppEvaluate");
  });

  it("(part of APP-01) has no task about an app that no store has, unless it was done", () => {
    const namesWith = (...storedFlags: Parameters<typeof progressOf>[0]) =>
      progressOf(storedFlags, undefined, TODAY, onboardingFacts(), "none").tasks.map(({ name }) => name);
    const others = ONBOARDING_TASKS.filter((name) => !name.startsWith("mobileApp"));
    expect(namesWith()).toEqual(others);
    expect(namesWith(aStoredOnboardingFlag({ eventName: "mobileAppDownload" }))).toContain("mobileAppDownload");
  });

  it("[SET-05] counts activated e-invoices as done after their flag has expired", () => {
    const storedFlags = [aStoredOnboardingFlag({ eventName: "eInvoiceActivate", expirationDate: day("2026-11-19") })];
    const stateWhen = (isEInvoiceOffered: boolean) =>
      progressOf(storedFlags, undefined, TODAY, onboardingFacts({ isEInvoiceOffered }), "in-store").tasks.find(
        ({ name }) => name === "eInvoiceActivate",
      );
    expect([stateWhen(false)?.done, stateWhen(true)?.done]).toEqual([true, false]);
  });

  it("(part of SET-05) opens the task of the e-invoice again after e-invoices were turned off", () => {
    const storedFlags = [aStoredOnboardingFlag({ eventName: "eInvoiceActivate" })];
    const progressWhen = (facts: OnboardingFacts | undefined) =>
      progressOf(storedFlags, undefined, TODAY, facts, "in-store");
    const isDone = (facts: OnboardingFacts | undefined) =>
      progressWhen(facts).tasks.find(({ name }) => name === "eInvoiceActivate")?.done;
    const [off, on] = [onboardingFacts(), onboardingFacts({ isEInvoiceOffered: false })];
    expect([isDone(off), isDone(on), isDone(undefined)]).toEqual([false, true, true]);
    expect([progressWhen(off).percent, progressWhen(on).percent]).toEqual([0, 16]);
    expect(isDone({ ...off, hasEInvoiceAddress: false, contactDataEditable: false })).toBeUndefined();
  });

  const NO_ADDRESS = { hasEInvoiceAddress: false } as const;

  it.each<[string, Partial<OnboardingFacts>, readonly OnboardingTask[]]>([
    ["neither e-mail nor phone is shown", { shows: { email: false, phone: false } }, ["personalDataConfirm"]],
    ["e-invoices are not offered", { isEInvoiceOffered: false }, ["eInvoiceActivate"]],
    ["the customer is in debt", { isInDebt: true }, ["mobileAppEvaluate"]],
    ["an address cannot be added", { ...NO_ADDRESS, contactDataEditable: false }, ["eInvoiceActivate"]],
    ["the e-mail is not shown", { ...NO_ADDRESS, shows: { email: false, phone: true } }, ["eInvoiceActivate"]],
    [
      "neither data nor address can be seen",
      { ...NO_ADDRESS, shows: { email: false, phone: false } },
      ["personalDataConfirm", "eInvoiceActivate"],
    ],
  ])("[SET-05] neither offers nor counts a task that cannot be done because %s", (_, changes, missing) => {
    const facts = onboardingFacts(changes);
    const offered = ONBOARDING_TASKS.filter((name) => !missing.includes(name));
    expect(progressOf([], undefined, TODAY, facts, "in-store").tasks.map(({ name }) => name)).toEqual(offered);
    // A task that was done before stays done, except for e-invoices that are off again.
    for (const eventName of missing) {
      if (eventName === "eInvoiceActivate" && facts.isEInvoiceOffered) continue;
      const progress = progressOf([aStoredOnboardingFlag({ eventName })], undefined, TODAY, facts, "in-store");
      expect(progress.tasks).toContainEqual({ name: eventName, done: true });
    }
  });

  it("[SET-05] can reach 100 % for every customer, whatever can be done", () => {
    fc.assert(
      fc.property(
        fc.record({
          contactDataEditable: fc.boolean(),
          shows: fc.record({ email: fc.boolean(), phone: fc.boolean() }),
          hasOwnLogin: fc.boolean(),
          isEInvoiceOffered: fc.boolean(),
          hasEInvoiceAddress: fc.boolean(),
          isThemeChosen: fc.boolean(),
          isInDebt: fc.boolean(),
        }),
        (facts) => {
          const { tasks } = progressOf([], undefined, TODAY, facts, "in-store");
          const storedFlags = tasks
            .filter(({ done }) => !done)
            .map(({ name: eventName }) => aStoredOnboardingFlag({ eventName }));
          const activated = { ...facts, isEInvoiceOffered: false };
          expect(progressOf(storedFlags, undefined, TODAY, activated, "in-store").percent).toBe(100);
          const open = tasks.filter(({ done }) => !done).map(({ name }) => name);
          if (!facts.isEInvoiceOffered) expect(open).not.toContain("eInvoiceActivate");
          if (facts.isInDebt) expect(open).not.toContain("mobileAppEvaluate");
          if (!facts.shows.email && !facts.shows.phone) expect(open).not.toContain("personalDataConfirm");
        },
      ),
    );
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
