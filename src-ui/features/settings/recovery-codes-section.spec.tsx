// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { RecoveryCodesSection } from "./recovery-codes-section.view.tsx";
import { RecoveryCodes } from "./recovery-codes.view.tsx";

afterEach(cleanup);

function renderSection(left: number | undefined, isAvailable = true) {
  const open = vi.fn<() => void>();
  render(<RecoveryCodesSection left={left} model={{ isAvailable, open }} />);
  return { open, user: userEvent.setup() };
}

const text = (): string => document.body.textContent.replaceAll("\u00a0", " ");

describe("recovery codes in the settings", () => {
  it.each([
    [undefined, "Nie masz jeszcze żadnego", "Utwórz kody zapasowe"],
    [10, "10 z 10", "Utwórz nowe kody"],
    [4, "4 z 10", "Utwórz nowe kody"],
    [3, "Zostało mało kodów zapasowych", "Utwórz nowe kody"],
    [0, "Nie masz już kodów zapasowych", "Utwórz nowe kody"],
  ])("(part of KEY-08) says when %s are left, and offers new ones", async (left, words, button) => {
    const { open, user } = renderSection(left);
    expect(text()).toContain(words);
    expect(text().includes("Utwórz nowe, żeby")).toBe(left !== undefined && left <= 3);
    await user.click(screen.getByRole("button", { name: button }));
    expect(open).toHaveBeenCalledOnce();
  });

  it("(part of CALL-12) shows nothing when the provider has no recovery codes", () => {
    renderSection(undefined, false);
    expect(text()).toBe("");
  });

  it("(part of KEY-07) copies, saves and prints the codes", async () => {
    const actions = {
      copy: vi.fn<(text: string) => Promise<boolean>>(() => Promise.resolve(true)),
      saveText: vi.fn<(name: string, text: string) => void>(),
      print: vi.fn<() => void>(),
    };
    render(<RecoveryCodes codes={["7K2MWQ9XBT", "H4RPZ6N3YD"]} actions={actions} takesFocus />);
    const user = userEvent.setup();
    expect(document.activeElement?.textContent).toMatch(/^Zapisz te kody/);
    await user.click(screen.getByRole("button", { name: "Kopiuj kody" }));
    expect(await screen.findByRole("button", { name: "Skopiowano" })).toBeDefined();
    await user.click(screen.getByRole("button", { name: "Pobierz plik" }));
    await user.click(screen.getByRole("button", { name: "Drukuj" }));
    const [copied] = actions.copy.mock.calls[0] ?? [];
    expect(copied).toContain("\n7K2MW-Q9XBT\nH4RPZ-6N3YD\n");
    expect(actions.saveText).toHaveBeenCalledExactlyOnceWith("kody-zapasowe.txt", copied);
    expect(actions.print).toHaveBeenCalledOnce();
  });
});
