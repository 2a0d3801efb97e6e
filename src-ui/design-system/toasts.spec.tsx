// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Toasts } from "./toasts.tsx";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const toast = { id: "1", text: "Wiadomość usunięta", action: { label: "Cofnij", onPress: vi.fn() } };

const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));

describe("toasts", () => {
  it("go after six seconds", () => {
    const onGone = vi.fn();
    render(<Toasts toasts={[toast]} onGone={onGone} />);
    pass(5_999);
    expect(onGone).not.toHaveBeenCalled();
    pass(1);
    expect(onGone).toHaveBeenCalledWith("1");
  });

  it("stay while they are pointed at or hold focus", () => {
    const onGone = vi.fn();
    render(<Toasts toasts={[toast]} onGone={onGone} />);
    fireEvent.focus(screen.getByRole("button", { name: "Cofnij" }));
    pass(60_000);
    expect(onGone).not.toHaveBeenCalled();
    fireEvent.blur(screen.getByRole("button", { name: "Cofnij" }));
    pass(6_000);
    expect(onGone).toHaveBeenCalledTimes(1);
  });

  it("are announced politely, from a region that is there before them", () => {
    const { rerender } = render(<Toasts toasts={[]} onGone={vi.fn()} />);
    const region = screen.getByRole("status");
    rerender(<Toasts toasts={[toast]} onGone={vi.fn()} />);
    expect(region.textContent).toContain("Wiadomość usunięta");
  });
});
