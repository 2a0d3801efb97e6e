// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { unjoinedText } from "#ui/design-system/testing/unjoined-text.ts";
import { pageTexts } from "#ui/shared/texts/page-texts.ts";
import { MissingAnswer } from "./missing-answer.view.tsx";

afterEach(() => {
  cleanup();
  pageTexts.show("pl");
});

it.each([
  ["choice", "Jak przekazać rekompensatę", "Wybierz, jak przekazać rekompensatę"],
  ["choice", "Powód", "Powód: Wybierz odpowiedź"],
  ["choice", "Nowy abonent", "Nowy abonent: Wybierz odpowiedź"],
  ["text", "Jakość usługi", "Jakość usługi: Wpisz odpowiedź"],
  ["text", "O co pytasz", "Napisz, o co pytasz"],
  ["text", "Których danych to dotyczy i dlaczego", "Napisz, których danych to dotyczy i dlaczego"],
  ["text", "Do jakiej firmy przenieść dane", "Napisz, do jakiej firmy przenieść dane"],
  ["text", "Opisz problem", "Opisz problem"],
] as const)("(part of VAL-18) names what to enter in a %s with the label %s", (kind, label, expected) => {
  const { container } = render(<MissingAnswer kind={kind} label={label} isOwnLabel={false} />);
  expect(unjoinedText(container.textContent).replaceAll("\u00a0", " ")).toBe(expected);
  expect(container.querySelector("[lang=pl]")).not.toBeNull();
});

it("(part of VAL-18) names a Polish label first on a page in another language", () => {
  pageTexts.show("en");
  const { container } = render(<MissingAnswer kind="choice" label="Jak mamy odpowiedzieć" isOwnLabel={false} />);
  expect(container.textContent).toMatch(/^Jak mamy odpowiedzieć: /);
  expect(container.querySelector("[lang=pl]")?.textContent).toBe("Jak mamy odpowiedzieć");
});
