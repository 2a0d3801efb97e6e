import { expect, it } from "vitest";
import { PERSONAL_DATA_RIGHTS, personalDataAnswer } from "./personal-data-answers.ts";

const QUESTION = "Których danych to dotyczy i dlaczego: Wszystkich.";

it.each([
  ["RECTIFY", /^Poprawiliśmy dane/u],
  ["ERASE", /^Usunęliśmy dane/u],
  ["RESTRICT", /^Spełniliśmy twoją prośbę: .+ tylko przechowujemy/u],
  ["OBJECT", /^Uwzględniliśmy sprzeciw/u],
  ["PORT", /^Przekazaliśmy twoje dane do firmy: Telefony Sp\. z o\.o\., w pliku/u],
] as const)("(part of REQ-35) answers a request about personal data for %s by its own text", (right, text) => {
  const lines = [`O co prosisz: ${PERSONAL_DATA_RIGHTS[right]}`, "Do jakiej firmy przenieść dane: Telefony Sp. z o.o."];
  const answer = personalDataAnswer([...lines, QUESTION].join("\n"));
  expect(answer).toMatch(text);
  expect(answer).toMatch(/Nic nie płacisz\. .+ złóż skargę do Prezesa Urzędu Ochrony Danych Osobowych\.$/u);
});

it("(part of REQ-35) answers a request about personal data that names no right", () => {
  expect(personalDataAnswer(QUESTION)).toMatch(/^Sprawdziliśmy to, o co prosisz/u);
});
