import { describe, expect, it } from "vitest";
import { aStoredOnboardingFlag, day, onboardingFacts, TODAY } from "#test/mothers/index.ts";
import { createOnboardingFlag, ONBOARDING_TASKS, withFlag } from "./onboarding.ts";
import { progressOf } from "./progress.ts";

describe("onboarding flag", () => {
  it("(part of SET-06) keeps an onboarding flag valid for 300 days by default", () => {
    expect(createOnboardingFlag("setTheme", day("2026-11-20"))).toEqual({
      eventName: "setTheme",
      expirationDate: "2027-09-16",
    });
    expect(createOnboardingFlag("setTheme", day("2026-11-20"), 10)).toEqual({
      eventName: "setTheme",
      expirationDate: "2026-11-30",
    });
  });

  it("(part of SET-06) accepts onboarding flags for the six tasks only", () => {
    expect(ONBOARDING_TASKS.map((task) => createOnboardingFlag(task, TODAY)?.eventName)).toEqual([...ONBOARDING_TASKS]);
    for (const name of ["", "settheme", "setTheme ", "toString"])
      expect(createOnboardingFlag(name, TODAY)).toBeUndefined();
  });

  it("replaces a former onboarding flag of the same task only", () => {
    const flag = createOnboardingFlag("setTheme", TODAY);
    if (flag === undefined) throw new Error("Flag was not created");
    const storedFlags = [
      aStoredOnboardingFlag({ eventName: "setTheme", expirationDate: day("2026-01-01") }),
      aStoredOnboardingFlag({ eventName: "setCustomLogin", eventSet: false }),
    ];
    const after = withFlag(storedFlags, flag);
    expect(after).toEqual([storedFlags[1], { ...flag, eventSet: true }]);
    expect(
      progressOf(after, undefined, TODAY, onboardingFacts(), "in-store")
        .tasks.filter(({ done }) => done)
        .map(({ name }) => name),
    ).toEqual(["setTheme"]);
  });
});
