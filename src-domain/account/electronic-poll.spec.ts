import { describe, expect, it } from "vitest";
import { answerResultOf, findOpenPoll, POLL_ANSWERS_KEY, POLL_QUESTION_KEY, pollRefusal } from "./electronic-poll.ts";

const texts =
  (answers: string, question = "Jak?") =>
  (key: string) =>
    ({ [POLL_QUESTION_KEY]: question, [POLL_ANSWERS_KEY]: answers })[key];
const OPEN = { electronicPoll: true };

describe("(part of ACC-13) electronic poll", () => {
  it("returns the poll with the operator's question and answers", () => {
    expect(findOpenPoll(OPEN, texts(" MAIL = E-mailem | PAPER=Listem = na papierze"))).toEqual({
      question: "Jak?",
      answers: [
        { code: "MAIL", label: "E-mailem" },
        { code: "PAPER", label: "Listem = na papierze" },
      ],
    });
  });

  it("hides the poll after the customer answered it", () => {
    expect(findOpenPoll({ electronicPoll: false }, texts("A=a|B=b"))).toBeUndefined();
  });

  it.each(["", "A=a", "A=a|B=", "A=a|=b", "A=a|A=b", "A=a|<b>=b"])(
    "hides a poll with fewer than two valid answers: %s",
    (answers) => {
      expect(findOpenPoll(OPEN, texts(answers))).toBeUndefined();
    },
  );

  it("hides a poll without a question", () => {
    expect(findOpenPoll(OPEN, texts("A=a|B=b", " "))).toBeUndefined();
    expect(findOpenPoll(OPEN, () => undefined)).toBeUndefined();
  });

  it("distinguishes a repeated poll answer from other refusals", () => {
    expect(["already-answered", "UNKNOWN_ANSWER"].map((code) => pollRefusal(code).code)).toEqual([
      "already-answered",
      "other",
    ]);
  });

  it("maps each outcome of a poll answer to its result, and a cancelled one to undefined", () => {
    const refused = (code: string) => ({ kind: "not-done", failure: pollRefusal(code) }) as const;
    const ends = [
      { kind: "done", value: "saved" },
      { kind: "found-done" },
      refused("already-answered"),
      refused("UNKNOWN_ANSWER"),
      { kind: "not-done", failure: { kind: "http", status: 400 } },
      { kind: "unknown", failure: { kind: "timeout" } },
      { kind: "cancelled" },
    ] as const;
    expect(ends.map(answerResultOf)).toEqual([
      "saved",
      "saved",
      "answered-before",
      "failed",
      "failed",
      "unknown",
      undefined,
    ]);
  });
});
