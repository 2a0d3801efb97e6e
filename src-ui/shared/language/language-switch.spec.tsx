// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { LanguageContext } from "./language-context.ts";
import { LanguageSwitch } from "./language-switch.tsx";

afterEach(cleanup);

it("(part of I18N-26) loads its code when the pointer or the focus reaches the switch", () => {
  const choice = { languages: ["pl", "uk"] as const, prepare: vi.fn<() => void>(), choose: vi.fn<() => void>() };
  render(
    <LanguageContext value={choice}>
      <LanguageSwitch />
    </LanguageContext>,
  );
  expect(choice.prepare).not.toHaveBeenCalled();
  const ukrainian = screen.getByRole("button", { name: "Українська" });
  fireEvent.pointerEnter(ukrainian);
  fireEvent.focus(ukrainian);
  expect([choice.prepare.mock.calls.length, choice.choose.mock.calls.length]).toEqual([2, 0]);
});
