import { describe, expect, it } from "vitest";
import { day } from "#test/mothers/index.ts";
import {
  SURVEY_COMMENT_MAX_LENGTH,
  initialSurveyState,
  surveyCharactersLeft,
  validateSurveyAnswer,
  postponeSurvey,
} from "./satisfaction-survey.ts";

const TODAY = day("2026-11-28");
const at = { isEmployee: false, marks: [], account: "5900218", today: TODAY };
const flags = (showSatisfactionSurvey: boolean, expandSatisfactionSurvey: boolean) => ({
  showSatisfactionSurvey,
  expandSatisfactionSurvey,
});

describe("(part of SITE-04) satisfaction survey", () => {
  it("hides, folds or opens the satisfaction survey depending on the client flags", () => {
    expect(
      [flags(false, false), flags(false, true), flags(true, false), flags(true, true)].map((both) =>
        initialSurveyState(both, at),
      ),
    ).toEqual(["none", "none", "folded", "open"]);
  });

  it("hides the satisfaction survey from an employee who acts for the customer", () => {
    expect(initialSurveyState(flags(true, true), { ...at, isEmployee: true })).toBe("none");
  });

  it("hides the survey for a week after a postponement, including its first day", () => {
    const marks = postponeSurvey(["1k2m", "survey_aa20260101", "rest_20270101"], at.account, TODAY);
    expect(marks).toEqual([expect.stringMatching(/^survey_[0-9a-z]{2}20261204$/), "1k2m", "rest_20270101"]);
    expect(postponeSurvey(marks, at.account, day("2026-11-29")), "replaces the former postponement").toEqual([
      expect.stringMatching(/20261205$/),
      "1k2m",
      "rest_20270101",
    ]);
    for (const today of ["2026-11-28", "2026-12-04"].map(day))
      expect(initialSurveyState(flags(true, true), { ...at, marks, today })).toBe("none");
    expect(initialSurveyState(flags(true, true), { ...at, marks, today: day("2026-12-05") })).toBe("open");
  });

  it("stores survey postponements per account without revealing the account number", () => {
    const marks = ["5900218", "4127830"].reduce<readonly string[]>(
      (storedMarks, account) => postponeSurvey(storedMarks, account, TODAY),
      [],
    );
    expect(marks).toHaveLength(2);
    for (const account of ["5900218", "4127830"])
      expect(initialSurveyState(flags(true, true), { ...at, account, marks })).toBe("none");
    expect(initialSurveyState(flags(true, true), { ...at, account: "5900219", marks })).toBe("open");
    expect(marks.join(" ")).not.toMatch(/5900218|4127830/);
    const alike = Array.from(
      { length: 1_400 },
      (_, number) => postponeSurvey([], String(5_900_000 + number), TODAY)[0],
    );
    expect(new Set(alike).size).toBeLessThan(1_297);
  });

  it.each([
    "survey",
    "survey_ab2026128",
    "xsurvey_ab20270101",
    "survey_ab20270101x",
    "rest_20270101",
    "survey20270101",
  ])("shows the survey despite the unrelated mark %s", (mark) => {
    expect(initialSurveyState(flags(true, false), { ...at, marks: [mark] })).toBe("folded");
  });

  it("requires a survey rating, and accepts a trimmed comment of at most 1000 characters", () => {
    expect(validateSurveyAnswer(undefined, "słowa")).toBe("no-rating");
    expect(validateSurveyAnswer("4", "")).toBeUndefined();
    expect(validateSurveyAnswer("4", ` ${"ż".repeat(SURVEY_COMMENT_MAX_LENGTH)}\n`)).toBeUndefined();
    expect(validateSurveyAnswer("4", "ż".repeat(SURVEY_COMMENT_MAX_LENGTH + 1))).toBe("too-long");
    expect(
      validateSurveyAnswer("4", "😀".repeat(SURVEY_COMMENT_MAX_LENGTH)),
      "counts a surrogate pair as one character",
    ).toBeUndefined();
    expect([surveyCharactersLeft(" 😀ż "), surveyCharactersLeft("😀".repeat(SURVEY_COMMENT_MAX_LENGTH + 2))]).toEqual([
      998, -2,
    ]);
  });

  it("rejects a survey comment because it has characters that cannot be sent", () => {
    for (const comment of ["Szybko\u0007", "\ud83d", "a\uffffb"])
      expect(validateSurveyAnswer("4", comment)).toBe("not-sendable");
    expect(validateSurveyAnswer("4", "raz\tdwa\ntrzy")).toBeUndefined();
  });
});
