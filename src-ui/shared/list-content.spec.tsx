// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { ListContent, type ListContentProps } from "./list-content.tsx";

afterEach(cleanup);

const reload = vi.fn<() => void>();
const INCOMPLETE = { isReloading: false, reload };

const shown = (props: Omit<ListContentProps, "empty" | "children">): string => {
  render(
    <ListContent {...props} empty="Nie masz faktur">
      Faktury
    </ListContent>,
  );
  return document.body.textContent;
};

it("(part of ENT-03) shows the list, or says that it is empty, when it was read completely", () => {
  expect(shown({ incomplete: undefined, isEmpty: false })).toBe("Faktury");
  cleanup();
  expect(shown({ incomplete: undefined, isEmpty: true })).toBe("Nie masz faktur");
});

it("(part of ENT-03) calls no list empty of which parts could not be read, and offers a retry", async () => {
  const text = shown({ incomplete: INCOMPLETE, isEmpty: true });
  expect(text).toContain("Nie udało się odczytać części danych");
  expect(text).not.toContain("Nie masz faktur");
  await userEvent.click(screen.getByRole("button", { name: "Spróbuj ponownie" }));
  expect(reload).toHaveBeenCalledOnce();
  cleanup();
  expect(shown({ incomplete: INCOMPLETE, isEmpty: false })).toContain("Faktury");
});

const OUTDATED = { ...INCOMPLETE, isOutdated: true };

it("(part of NAV-30) keeps what is being typed when a notice about a failed refresh appears", async () => {
  const list = (incomplete: ListContentProps["incomplete"]) => (
    <ListContent incomplete={incomplete} isEmpty={false} empty={null}>
      <input />
    </ListContent>
  );
  const { rerender } = render(list(undefined));
  await userEvent.type(screen.getByRole("textbox"), "Umowa");
  rerender(list(OUTDATED));
  expect(screen.getByText("Nie udało się odświeżyć danych.")).toBeTruthy();
  const box = screen.getByRole<HTMLInputElement>("textbox");
  expect([box.value, document.activeElement === box]).toEqual(["Umowa", true]);
});

it("(part of NAV-30) calls no outdated list empty", () => {
  expect(shown({ incomplete: OUTDATED, isEmpty: true })).not.toContain("Nie masz faktur");
});
