// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { unjoinedText } from "#ui/design-system/testing/unjoined-text.ts";
import { pageTexts } from "#ui/shared/texts/page-texts.ts";
import { UnsavedGuard } from "./unsaved-guard.view.tsx";

afterEach(() => {
  cleanup();
  pageTexts.overrides = {};
});

const question = { kind: "changes", stay: () => undefined, leave: () => undefined } as const;

it("shows the operator's text about unsaved changes when it was set after loading the view", () => {
  pageTexts.overrides = { "unsaved:changesTitle": "Porzucić zmiany?" };
  render(<UnsavedGuard hasUnsavedWork={false} question={question} />);
  expect(screen.getByRole("alertdialog", { name: "Porzucić zmiany?" })).toBeDefined();
});

it("shows the portal's text about unsaved changes again when the override was removed", () => {
  pageTexts.overrides = { "unsaved:changesTitle": "Porzucić zmiany?" };
  pageTexts.overrides = {};
  render(<UnsavedGuard hasUnsavedWork={false} question={question} />);
  expect(screen.getByRole("alertdialog", { name: "Wyjść bez zapisywania?" })).toBeDefined();
});

it.each([
  ["changes", "Wyjść bez zapisywania?", "Masz tu niezapisane zmiany. Gdy wyjdziesz, znikną."],
  ["text", "Wyjść bez wysyłania?", "Gdy wyjdziesz, wpisany tekst zniknie."],
  ["files", "Wyjść bez wysyłania?", "Gdy wyjdziesz, dodane pliki znikną."],
  ["drafts", "Wyjść bez dokończenia formularza?", "Gdy wyjdziesz z konta, wpisany w nim tekst zniknie."],
  ["conversation", "Zakończyć rozmowę z\u00a0konsultantem?", "Gdy wyjdziesz z konta, rozmowa na czacie się zakończy."],
  ["text-and-files", "Wyjść bez wysyłania?", "Gdy wyjdziesz, znikną wpisany tekst i dodane pliki."],
] as const)("[DIALOG-10] names what leaving loses: %s", (kind, title, text) => {
  render(<UnsavedGuard hasUnsavedWork={false} question={{ ...question, kind }} />);
  expect(unjoinedText(screen.getByRole("alertdialog", { name: title }).textContent)).toContain(text);
});

it.each([
  [false, "Gdy wyjdziesz z konta, rozmowa na czacie się zakończy."],
  [true, "Gdy przełączysz konto, rozmowa na czacie się zakończy."],
])("(part of CHAT-03) adds that the conversation ends to other losses (switch: %s)", (isAccountSwitch, text) => {
  for (const kind of ["changes", "text", "drafts", "sending"] as const) {
    render(<UnsavedGuard hasUnsavedWork={false} question={{ ...question, kind, isAccountSwitch }} />);
    expect(unjoinedText(screen.getByRole("alertdialog").textContent)).not.toContain(text);
    cleanup();
    const asked = { ...question, kind, isAccountSwitch, alsoEndsConversation: true };
    render(<UnsavedGuard hasUnsavedWork={false} question={asked} />);
    expect(unjoinedText(screen.getByRole("alertdialog").textContent)).toContain(text);
    cleanup();
  }
});

it.each([
  [undefined, "Zostań tutaj"],
  ["/support", "Wróć do formularza"],
])("(part of DIALOG-11) offers the way back to the unfinished form on the page %s", (page, stay) => {
  render(<UnsavedGuard hasUnsavedWork={false} question={{ ...question, kind: "drafts", page }} />);
  const names = screen.getAllByRole("button").map(({ textContent }) => unjoinedText(textContent));
  expect(names[0]).toMatch(/^Wyjdź i\susuń tekst/);
  expect(names[1]).toBe(stay);
});

it.each([
  ["changes", "Przełączyć konto bez zapisywania?", "Masz tu niezapisane zmiany. Gdy przełączysz konto, znikną."],
  ["text", "Przełączyć konto bez wysyłania?", "Gdy przełączysz konto, wpisany tekst zniknie."],
  ["files", "Przełączyć konto bez wysyłania?", "Gdy przełączysz konto, dodane pliki znikną."],
  ["text-and-files", "Przełączyć konto bez wysyłania?", "znikną wpisany tekst i dodane pliki."],
  ["drafts", "Przełączyć konto bez dokończenia formularza?", "wpisany w nim tekst zniknie."],
  ["conversation", "Zakończyć rozmowę z\u00a0konsultantem?", "Gdy przełączysz konto, rozmowa na czacie się zakończy."],
  ["sending", "Przełączyć konto, zanim przyjdzie odpowiedź?", "przełączenie konta tego nie cofnie."],
] as const)("[ACC-18] names the switch of the account instead of leaving: %s", (kind, title, text) => {
  render(<UnsavedGuard hasUnsavedWork={false} question={{ ...question, kind, isAccountSwitch: true }} />);
  const content = unjoinedText(screen.getByRole("alertdialog", { name: title }).textContent);
  expect(content).toContain(text);
  expect(content).toContain("Przełącz konto");
});
