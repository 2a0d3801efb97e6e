// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { Dialog } from "./dialog.tsx";
import { Toggletip } from "./toggletip.tsx";

afterEach(cleanup);

const tip = <Toggletip label="Co to jest saldo">Różnica między wpłatami a fakturami.</Toggletip>;
const button = () => screen.getByRole("button", { name: "Co to jest saldo" });
const bubbleText = () => screen.getByRole("status").textContent;

describe("toggletip", () => {
  it("opens a toggletip by keyboard into an existing live region and closes it the same way", async () => {
    render(tip);
    const user = userEvent.setup();
    expect(bubbleText()).toBe("");
    await user.tab();
    await user.keyboard("{Enter}");
    expect(bubbleText()).toBe("Różnica między wpłatami a fakturami.");
    expect(button().getAttribute("aria-expanded")).toBe("true");
    await user.keyboard("{Enter}");
    expect(bubbleText()).toBe("");
  });

  it("closes a toggletip on Escape, on a press elsewhere and when the focus leaves", async () => {
    render(
      <>
        {tip}
        <button type="button">Dalej</button>
      </>,
    );
    const user = userEvent.setup();
    const close: readonly (() => Promise<void>)[] = [
      () => user.keyboard("{Escape}"),
      () => user.click(document.body),
      () => user.tab(),
    ];
    for (const by of close) {
      await user.click(button());
      expect(bubbleText()).not.toBe("");
      await by();
      expect(bubbleText()).toBe("");
    }
  });

  it("closes only the toggletip on Escape and keeps its dialog open", async () => {
    const onCancel = vi.fn<() => void>();
    render(
      <Dialog size="m" title="Saldo" onCancel={onCancel}>
        {tip}
      </Dialog>,
    );
    const user = userEvent.setup();
    await user.click(button());
    await user.keyboard("{Escape}");
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(bubbleText()).toBe("");
    expect(onCancel).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(button());
  });
});
