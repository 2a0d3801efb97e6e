import { expect, it } from "vitest";
import { stepProblemText } from "./step-problem-text.ts";

it("names what is missing in a form although no refusal was loaded before", () => {
  expect(stepProblemText({ kind: "code-incomplete" })).toBe("Wpisz kod z\u00a06 cyfr.");
  expect(stepProblemText({ kind: "password-missing" })).toBe("Wpisz hasło.");
  expect(stepProblemText({ kind: "recovery-code-incomplete" })).toMatch(/^Wpisz kod zapasowy/);
  expect(stepProblemText({ kind: "passkey-not-given" })).toMatch(/^Klucz dostępu nie został użyty/);
});
