// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { MenuButton } from "./menu-button.tsx";

afterEach(cleanup);

function shown() {
  const chosen = vi.fn<(key: string) => void>();
  const choice = (key: string, label: string) => ({ key, label, onChoose: () => chosen(key) });
  render(
    <>
      <MenuButton
        label="Więcej"
        choices={[choice("rename", "Zmień nazwę"), choice("contract", "Pobierz umowę"), choice("remove", "Usuń")]}
      />
      <button type="button">Dalej</button>
    </>,
  );
  return { user: userEvent.setup(), chosen };
}

const button = () => screen.getByRole("button", { name: "Więcej" });
const item = (name: string) => screen.getByRole("menuitem", { name });
const focused = () => document.activeElement?.textContent;

describe("menu", () => {
  it("opens by a press, its first choice focused, and says that it is open", async () => {
    const { user } = shown();
    expect(button().getAttribute("aria-haspopup")).toBe("menu");
    expect(screen.queryByRole("menu")).toBeNull();
    await user.click(button());
    expect(button().getAttribute("aria-expanded")).toBe("true");
    expect(screen.getByRole("menu", { name: "Więcej" }).id).toBe(button().getAttribute("aria-controls"));
    expect(document.activeElement).toBe(item("Zmień nazwę"));
  });

  it("moves by arrows around its ends, by Home and End, and by first letters", async () => {
    const { user } = shown();
    button().focus();
    await user.keyboard("{ArrowUp}");
    expect(focused()).toBe("Usuń");
    const steps: readonly (readonly [string, string])[] = [
      ["{ArrowDown}", "Zmień nazwę"],
      ["{ArrowUp}", "Usuń"],
      ["{Home}", "Zmień nazwę"],
      ["{End}", "Usuń"],
      ["p", "Pobierz umowę"],
      ["u", "Usuń"],
      ["x", "Usuń"],
    ];
    for (const [key, expected] of steps) {
      await user.keyboard(key);
      expect(focused(), key).toBe(expected);
    }
  });

  it("closes on Escape and gives the focus back", async () => {
    const { user, chosen } = shown();
    button().focus();
    await user.keyboard("{ArrowDown}{Escape}");
    expect(screen.queryByRole("menu")).toBeNull();
    expect(document.activeElement).toBe(button());
    expect(chosen).not.toHaveBeenCalled();
  });

  it("does what is chosen once, closes, and gives the focus back", async () => {
    const { user, chosen } = shown();
    button().focus();
    await user.keyboard("{ArrowDown}{ArrowDown}{Enter}");
    expect(chosen.mock.calls).toEqual([["contract"]]);
    expect(screen.queryByRole("menu")).toBeNull();
    expect(document.activeElement).toBe(button());
  });

  it("closes on Tab and on a press elsewhere", async () => {
    const { user } = shown();
    await user.click(button());
    await user.tab();
    expect(screen.queryByRole("menu")).toBeNull();
    await user.click(button());
    await user.click(screen.getByRole("button", { name: "Dalej" }));
    expect(screen.queryByRole("menu")).toBeNull();
  });
});
