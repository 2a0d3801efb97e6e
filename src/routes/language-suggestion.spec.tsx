// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Language } from "#domain/language/index.ts";
import { LanguageContext } from "#ui/shared/language/language-context.ts";
import { LanguageSwitch } from "#ui/shared/language/language-switch.tsx";
import { pageTexts } from "#ui/shared/texts/page-texts.ts";
import { LanguageSuggestion } from "./language-suggestion.tsx";

beforeEach(() => vi.spyOn(window.navigator, "languages", "get").mockReturnValue(["uk-UA", "pl"]));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it.each<[string, RegExp, Language]>([
  ["by the question", /польською/, "pl"],
  ["by the switch of the page, also for Polish", /^Polski$/, "pl"],
])("(part of I18N-08) asks until a language is chosen %s", (_, name, chosen) => {
  const choose = vi.fn((language: Language) => pageTexts.show(language));
  render(
    <LanguageContext value={{ languages: ["pl", "uk", "en"], prepare: () => undefined, choose }}>
      <LanguageSuggestion />
      <LanguageSwitch />
    </LanguageContext>,
  );
  expect(screen.getByRole("region", { name: "Мова порталу" })).toBeDefined();
  act(() => void fireEvent.click(screen.getByRole("button", { name })));
  expect(choose).toHaveBeenCalledExactlyOnceWith(chosen);
  expect(screen.queryByRole("region", { name: "Мова порталу" })).toBeNull();
});

it.each([/українською/, /польською/])(
  "(part of I18N-08) moves the focus from the answer %s to the heading, once the language has changed",
  (name) => {
    const choose = vi.fn<(language: Language) => void>();
    render(
      <LanguageContext value={{ languages: ["pl", "uk", "en"], prepare: () => undefined, choose }}>
        <main>
          <h1>Logowanie</h1>
        </main>
        <LanguageSuggestion />
      </LanguageContext>,
    );
    const button = screen.getByRole("button", { name });
    button.focus();
    fireEvent.click(button);
    expect(document.activeElement).toBe(button);
    act(() => pageTexts.show("pl"));
    expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Logowanie" }));
  },
);
