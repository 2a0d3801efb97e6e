// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { ANSWERS_ATTRIBUTE } from "#domain/session/index.ts";
import { SessionDialog } from "./session-dialog.view.tsx";

afterEach(cleanup);

const view = (leftMs: number, onStay = vi.fn(), onLogOut = vi.fn()) => (
  <SessionDialog leftMs={leftMs} onStay={onStay} onLogOut={onLogOut} />
);

describe("dialog before the session ends", () => {
  it("[SESS-02] shows the time left before the session ends, with Zostaję and Wyloguj", () => {
    render(view(107_000));
    expect(screen.getByRole("alertdialog", { name: "Czy chcesz zostać?" })).toBeTruthy();
    expect(screen.getByRole("timer").textContent).toBe("1:47");
    expect(screen.getByRole("button", { name: "Zostaję" })).toBe(document.activeElement);
    expect(screen.getByRole("button", { name: "Wyloguj" })).toBeTruthy();
  });

  it.each([
    [119_001, "2:00"],
    [60_000, "1:00"],
    [59_999, "1:00"],
    [9_200, "0:10"],
    [900, "0:01"],
    [-5, "0:00"],
  ])("shows %i ms before the session ends as %s", (left, text) => {
    render(view(left));
    expect(screen.getByRole("timer").textContent).toBe(text);
  });

  it("announces no time left when the warning opens, and then only 1:00, 0:30 and 0:10", () => {
    const { rerender } = render(view(120_000));
    const announced: string[] = [];
    for (let second = 120; second > 0; second -= 1) {
      rerender(view(second * 1_000));
      const now = screen.getByRole("status").textContent ?? "";
      if (announced.at(-1) !== now) announced.push(now);
    }
    expect(announced).toEqual([
      "",
      "Została minuta do wylogowania.",
      "Zostało 30 sekund do wylogowania.",
      "Zostało 10 sekund do wylogowania.",
    ]);
  });

  it("announces the time left when the seconds before were skipped", () => {
    const { rerender } = render(view(120_000));
    rerender(view(25_000));
    expect(screen.getByRole("status").textContent).toBe("Zostało 30 sekund do wylogowania.");
  });

  it("[SESS-12] marks only the buttons of the session warning as answers to it", () => {
    render(view(107_000));
    for (const name of ["Zostaję", "Wyloguj"])
      expect(screen.getByRole("button", { name }).hasAttribute(ANSWERS_ATTRIBUTE)).toBe(true);
    expect(screen.getByRole("alertdialog").hasAttribute(ANSWERS_ATTRIBUTE)).toBe(false);
  });

  it("[SESS-02] extends the session on Escape in the session warning", async () => {
    const onStay = vi.fn();
    const onLogOut = vi.fn();
    render(view(107_000, onStay, onLogOut));
    await userEvent.keyboard("{Escape}");
    await vi.waitFor(() => expect(onStay).toHaveBeenCalledTimes(1));
    expect(onLogOut).not.toHaveBeenCalled();
  });

  it("(part of SESS-15) says before the latest end that the session cannot be extended", () => {
    render(<SessionDialog leftMs={107_000} isFinal onStay={vi.fn()} onLogOut={vi.fn()} />);
    expect(screen.getByRole("alertdialog", { name: "Zaraz cię wylogujemy" })).toBeTruthy();
    expect(screen.getByRole("button", { name: "Rozumiem" })).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Zostaję" })).toBeNull();
  });

  it("logs out by the button of the session warning", async () => {
    const onLogOut = vi.fn();
    render(view(107_000, vi.fn(), onLogOut));
    await userEvent.click(screen.getByRole("button", { name: "Wyloguj" }));
    expect(onLogOut).toHaveBeenCalledTimes(1);
  });
});
