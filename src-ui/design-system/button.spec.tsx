// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { X } from "lucide-react";
import { afterEach, describe, expect, expectTypeOf, it, vi } from "vitest";
import { Button, type ButtonProps } from "./button.tsx";
import { Switch } from "./forms/switch.tsx";
import { IconButton } from "./icon-button.tsx";
import { SavingBlockedContext } from "./saving-blocked.ts";

afterEach(cleanup);

describe("button", () => {
  it("shows the busy label of a button and ignores presses while it is busy", async () => {
    const onClick = vi.fn();
    const { rerender } = render(
      <Button saves={false} busy={false} busyLabel="Zapisujemy…" onClick={onClick}>
        Zapisz
      </Button>,
    );
    await userEvent.click(screen.getByRole("button", { name: "Zapisz" }));
    rerender(
      <Button saves={false} busy busyLabel="Zapisujemy…" onClick={onClick}>
        Zapisz
      </Button>,
    );
    const button = screen.getByRole("button", { name: "Zapisujemy…" });
    expect(button.getAttribute("aria-busy")).toBe("true");
    await userEvent.click(button);
    expect(onClick).toHaveBeenCalledTimes(1);
  });

  it("describes an unavailable button by the reason that it shows", async () => {
    const onClick = vi.fn();
    render(
      <Button unavailable="Najpierw zaznacz fakturę" onClick={onClick}>
        Zapłać
      </Button>,
    );
    const button = screen.getByRole("button", { name: "Zapłać", description: "Najpierw zaznacz fakturę" });
    expect(button.getAttribute("aria-disabled")).toBe("true");
    await userEvent.click(button);
    expect(onClick).not.toHaveBeenCalled();
  });

  it("(part of VAL-09) focuses an unavailable submit button on Enter in a field", () => {
    render(
      <form>
        <input aria-label="Kod" />
        <Button saves={false} type="submit" unavailable="Potwierdź zmiany za pomocą kodu">
          Zapisz
        </Button>
      </form>,
    );
    screen.getByLabelText("Kod").focus();
    // The browser presses the button on Enter.
    fireEvent.click(screen.getByRole("button"), { detail: 0 });
    expect(document.activeElement).toBe(
      screen.getByRole("button", { name: "Zapisz", description: "Potwierdź zmiany za pomocą kodu" }),
    );
  });

  it("does not submit the form when its submit button is busy", async () => {
    const onSubmit = vi.fn((event: Event) => event.preventDefault());
    render(
      <form onSubmit={(event) => onSubmit(event.nativeEvent)}>
        <Button saves={false} type="submit" busy>
          Zapisz
        </Button>
      </form>,
    );
    await userEvent.click(screen.getByRole("button"));
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it("gives an icon button an accessible name", () => {
    render(<IconButton icon={X} label="Zamknij" />);
    expect(screen.getByRole("button", { name: "Zamknij" }).querySelector("svg")?.getAttribute("aria-hidden")).toBe(
      "true",
    );
  });
});

describe("controls that save, while saving is blocked", () => {
  const WHY = "Zapis wyłączony";

  it("(part of ACC-12) disables buttons and switches that save, with the common reason", async () => {
    const pressed = vi.fn();
    const onSubmit = vi.fn();
    const controls = (
      <form onSubmit={onSubmit}>
        <Button saves type="submit" unavailable="Zmień coś" onClick={pressed}>
          Zapisz
        </Button>
        <IconButton saves icon={X} label="Usuń" onClick={pressed} />
        <Switch saves label="Sieć" checked={false} onValue={pressed} onLabel="tak" offLabel="nie" />
      </form>
    );
    render(<SavingBlockedContext value={WHY}>{controls}</SavingBlockedContext>);
    for (const [role, name] of [
      ["button", "Zapisz"],
      ["button", "Usuń"],
      ["switch", "Sieć"],
    ] as const)
      await userEvent.click(screen.getByRole(role, { name, description: WHY }));
    expect([pressed.mock.calls, onSubmit.mock.calls]).toEqual([[], []]);
  });

  it("(part of ACC-12) leaves controls that save nothing available", async () => {
    const pressed = vi.fn();
    render(
      <SavingBlockedContext value={WHY}>
        <Button onClick={pressed}>Pokaż</Button>
        <Button saves={false} busy={false} onClick={pressed}>
          Pobierz
        </Button>
      </SavingBlockedContext>,
    );
    for (const button of screen.getAllByRole("button")) await userEvent.click(button);
    expect([pressed.mock.calls.length, screen.queryByText(WHY)]).toEqual([2, null]);
  });

  it("(part of ACC-12) requires submit and busy buttons to declare whether they save", () => {
    expectTypeOf<{ children: string }>().toExtend<ButtonProps>();
    expectTypeOf<{ type: "submit"; saves: true }>().toExtend<ButtonProps>();
    expectTypeOf<{ type: "submit" }>().not.toExtend<ButtonProps>();
    expectTypeOf<{ busy: boolean }>().not.toExtend<ButtonProps>();
  });
});
