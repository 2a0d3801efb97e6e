// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, it } from "vitest";
import { createLocalFormats } from "#domain/language/local-formats.ts";
import { pageTexts } from "#ui/shared/texts/page-texts.ts";
import { CookieQuestion } from "./cookie-question.tsx";
import { RouterLinks } from "./router-links.tsx";

afterEach(() => {
  cleanup();
  pageTexts.show("pl");
});

it("(part of I18N-06) asks for cookies in the new language as soon as it is chosen", () => {
  const answer = { current: () => undefined, decide: () => undefined, onChange: () => () => undefined };
  render(
    <MemoryRouter>
      <RouterLinks>
        <CookieQuestion answer={answer} />
      </RouterLinks>
    </MemoryRouter>,
  );
  expect(screen.getByRole("button", { name: "Tylko niezbędne" })).toBeDefined();
  const catalogues = new Map([["cookies", { necessary: "Лише необхідні" }]]);
  act(() =>
    pageTexts.show("uk", { catalogues, formats: createLocalFormats("uk"), prefix: "uk/", load: () => undefined }),
  );
  expect(screen.getByRole("button", { name: "Лише необхідні" })).toBeDefined();
});
