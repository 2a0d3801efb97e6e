import { describe, expect, it } from "vitest";
import { aRequest, day } from "#test/mothers/index.ts";
import { answerCourseOf } from "./answer-course.ts";
import type { RequestEntry, SupportRequest } from "./support-request.ts";

const at = (date: string) => Date.parse(`${date}T10:40:00+02:00`);
const message = (date: string): RequestEntry => ({
  side: "customer",
  author: undefined,
  at: at(date),
  text: "Piszę.",
  files: [],
});
const answer = (date: string): RequestEntry => ({ ...message(date), side: "provider", kind: "answer" });
const unmarked = (date: string): RequestEntry => ({ ...message(date), side: "provider" });

const complaint = (changes: Partial<SupportRequest>) =>
  aRequest({ kind: "complaint", state: "answered", answerBy: day("2026-10-30"), ...changes });
const SENT = message("2026-09-30");
const REFUSED = answer("2026-10-22");
const DISAGREED = message("2026-11-29");
const GIVEN = { kind: "given", at: REFUSED.at };

describe("answerCourseOf", () => {
  it.each([
    ["an answer", { entries: [SENT, REFUSED] }],
    ["an answer whose day is stated as the first one", { answerBy: undefined, firstAnswerBy: day("2026-10-30") }],
  ])("(part of REQ-21) states day and time of the first answer after %s", (_, changes) => {
    expect(answerCourseOf(complaint({ entries: [SENT, REFUSED], ...changes }))).toEqual({
      firstAnswerBy: "2026-10-30",
      firstAnswer: GIVEN,
      further: [],
    });
  });

  it("(part of REQ-21) keeps the first day and answer while the customer waits for a further one", () => {
    const waiting = { state: "inProgress", answerBy: day("2026-12-14"), entries: [SENT, REFUSED, DISAGREED] } as const;
    const further = [{ askedAt: DISAGREED.at, answerBy: "2026-12-14", answeredAt: undefined }];
    expect([
      answerCourseOf(complaint({ ...waiting, firstAnswerBy: day("2026-10-30") })),
      answerCourseOf(complaint(waiting)),
    ]).toEqual([
      { firstAnswerBy: "2026-10-30", firstAnswer: GIVEN, further },
      { firstAnswerBy: undefined, firstAnswer: GIVEN, further },
    ]);
  });

  it("(part of REQ-21) gives each further message its answer", () => {
    const entries = [SENT, REFUSED, DISAGREED, message("2026-11-30"), answer("2026-12-04"), message("2026-12-05")];
    const course = answerCourseOf(complaint({ answerBy: undefined, firstAnswerBy: day("2026-10-30"), entries }));
    expect(course).toEqual({
      firstAnswerBy: "2026-10-30",
      firstAnswer: GIVEN,
      further: [
        { askedAt: DISAGREED.at, answerBy: undefined, answeredAt: at("2026-12-04") },
        { askedAt: at("2026-12-05"), answerBy: undefined, answeredAt: undefined },
      ],
    });
  });

  it("(part of REQ-21) leaves a day before the further message out of its line", () => {
    const entries = [SENT, REFUSED, DISAGREED];
    const course = answerCourseOf(complaint({ state: "inProgress", firstAnswerBy: day("2026-10-30"), entries }));
    expect(course.further).toEqual([{ askedAt: DISAGREED.at, answerBy: undefined, answeredAt: undefined }]);
  });

  it.each([
    ["none for news about an open request", "inProgress", [SENT, unmarked("2026-10-02")], undefined, "none"],
    [
      "unknown for unmarked news with a reply",
      "inProgress",
      [SENT, unmarked("2026-10-02"), DISAGREED],
      undefined,
      "unknown",
    ],
    [
      "the message before a further one",
      "inProgress",
      [SENT, unmarked("2026-10-02"), DISAGREED],
      "2026-10-30",
      "given",
    ],
    [
      "the last message without a reply",
      "answered",
      [SENT, unmarked("2026-10-02"), unmarked("2026-10-22")],
      undefined,
      "given",
    ],
    [
      "unknown among messages with a reply",
      "answered",
      [SENT, unmarked("2026-10-02"), DISAGREED, unmarked("2026-12-04")],
      undefined,
      "unknown",
    ],
    ["unknown when the thread lacks it", "answered", [SENT], undefined, "unknown"],
    ["none for a request closed without a message", "closed", [SENT], undefined, "none"],
  ] as const)("(part of REQ-21) takes as the first answer %s", (_, state, entries, firstAnswerBy, kind) => {
    const request = complaint({ state, entries, firstAnswerBy: firstAnswerBy && day(firstAnswerBy) });
    expect(answerCourseOf(request).firstAnswer.kind).toBe(kind);
  });

  it("(part of REQ-21) tells no first day when it is unknown which message is the answer", () => {
    const entries = [SENT, unmarked("2026-10-02"), DISAGREED, unmarked("2026-12-04")];
    expect(answerCourseOf(complaint({ entries }))).toMatchObject({ firstAnswerBy: undefined, further: [] });
  });
});
