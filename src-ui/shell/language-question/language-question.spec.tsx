// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import type { Language } from "#domain/language/index.ts";
import { LanguageQuestion } from "./language-question.view.tsx";

afterEach(cleanup);

it("(part of I18N-08) asks in the suggested language, and answers with it or with Polish", () => {
  const answers = vi.fn<(language: Language) => void>();
  render(<LanguageQuestion language="uk" onAnswer={answers} />);
  expect(screen.getByRole("region", { name: "Мова порталу" }).getAttribute("lang")).toBe("uk");
  fireEvent.click(screen.getByRole("button", { name: "Так, українською" }));
  fireEvent.click(screen.getByRole("button", { name: "Ні, польською" }));
  expect(answers.mock.calls).toEqual([["uk"], ["pl"]]);
});
