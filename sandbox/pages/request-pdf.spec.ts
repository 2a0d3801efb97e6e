import { expect, it } from "vitest";
import { answerDayLines } from "./request-pdf.ts";

it.each([
  [{ answerBy: "2026-10-30" }, ["Odpowiedź do 30-10-2026."]],
  [{ answerBy: "2026-10-30", firstAnswerBy: "2026-10-30" }, ["Odpowiedź do 30-10-2026."]],
  [{ firstAnswerBy: "2026-10-30" }, ["Odpowiedź do 30-10-2026."]],
  [
    { answerBy: "2026-12-14", firstAnswerBy: "2026-10-30" },
    ["Odpowiedź do 30-10-2026.", "Ponowna odpowiedź do 14-12-2026."],
  ],
  [{}, []],
])("(part of REQ-07) keeps the first day in the copy of a request with %o", (request, lines) => {
  expect(answerDayLines(request)).toEqual(lines);
});
