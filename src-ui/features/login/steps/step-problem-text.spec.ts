import { expect, it } from "vitest";
import { stepProblemText } from "./step-problem-text.ts";

it("names what is missing in a form although no refusal was loaded before", () => {
  expect(stepProblemText({ kind: "code-incomplete" })).toBe("Wpisz kod z\u00a06 cyfr.");
  expect(stepProblemText({ kind: "password-missing" })).toBe("Wpisz hasło.");
  expect(stepProblemText({ kind: "recovery-code-incomplete" })).toBe("Wpisz kod zapasowy: 10\u00a0cyfr i\u00a0liter.");
  expect(stepProblemText({ kind: "passkey-not-given" })).toMatch(/^Klucz dostępu nie został użyty/);
});
