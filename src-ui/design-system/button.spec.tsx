// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { X } from "lucide-react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { Button } from "./button.tsx";
import { IconButton } from "./icon-button.tsx";

afterEach(cleanup);

describe("button", () => {
  it("shows the busy label of a button and ignores presses while it is busy", async () => {
    const onClick = vi.fn();
    const { rerender } = render(
      <Button busy={false} busyLabel="Zapisujemy…" onClick={onClick}>
        Zapisz
      </Button>,
    );
    await userEvent.click(screen.getByRole("button", { name: "Zapisz" }));
    rerender(
      <Button busy busyLabel="Zapisujemy…" onClick={onClick}>
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

  it("does not submit the form when its submit button is busy", async () => {
    const onSubmit = vi.fn((event: Event) => event.preventDefault());
    render(
      <form onSubmit={(event) => onSubmit(event.nativeEvent)}>
        <Button type="submit" busy>
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
