// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, it } from "vitest";
import type { CookieChoice } from "#domain/cookies/index.ts";
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

const TITLE = <h1 tabIndex={-1}>Faktury</h1>;
const HIDDEN_TITLE = <h1 className="visually-hidden">Start</h1>;
const aboveWindow = (heading: HTMLElement | null): void => {
  if (heading !== null) heading.getBoundingClientRect = () => new DOMRect(0, -400, 200, 30);
};

it.each([
  { place: "its heading", content: TITLE, focused: "Faktury" },
  {
    place: "a visible heading",
    content: (
      <>
        {HIDDEN_TITLE}
        <h2>Do zapłaty</h2>
      </>
    ),
    focused: "Do zapłaty",
  },
  {
    place: "a heading in the window",
    content: (
      <>
        <h1 ref={aboveWindow}>Start</h1>
        <h2>Usługi</h2>
      </>
    ),
    focused: "Usługi",
  },
  { place: "the page", content: undefined, focused: "" },
])("(part of NAV-15) moves the focus from the answered question to $place", async ({ content, focused }) => {
  let choice: CookieChoice | undefined;
  let changed = (): void => undefined;
  const answer = {
    current: () => choice,
    decide: (next: CookieChoice) => {
      choice = next;
      changed();
    },
    onChange: (listener: () => void) => {
      changed = listener;
      return () => undefined;
    },
  };
  render(
    <MemoryRouter>
      <RouterLinks>
        <main tabIndex={-1}>{content}</main>
        <CookieQuestion answer={answer} />
      </RouterLinks>
    </MemoryRouter>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Tylko niezbędne" }));
  expect(screen.queryByRole("button")).toBeNull();
  expect(document.activeElement?.closest("main")).not.toBeNull();
  expect(document.activeElement?.textContent).toBe(focused);
});
