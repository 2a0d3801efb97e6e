// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { type Toast, Toasts } from "./toasts.tsx";

afterEach(cleanup);

function shown(toasts: readonly Toast[]) {
  const held: string[] = [];
  const hooks = { onHold: () => held.push("hold"), onRelease: () => held.push("release") };
  const { rerender } = render(
    <>
      <Toasts toasts={toasts} {...hooks} />
      <button type="button">Dalej</button>
    </>,
  );
  held.length = 0;
  return {
    held,
    user: userEvent.setup(),
    change: (next: readonly Toast[]) =>
      rerender(
        <>
          <Toasts toasts={next} {...hooks} />
          <button type="button">Dalej</button>
        </>,
      ),
  };
}

const REMOVED = (onPress: () => void): Toast => ({
  key: "1",
  text: "Wiadomość usunięta",
  action: { label: "Cofnij", onPress },
});

describe("toasts", () => {
  it("announces each new toast in a live region that exists before the first one", () => {
    const { change } = shown([]);
    const region = screen.getByRole("status");
    expect(region.textContent).toBe("");
    change([
      { key: "1", text: "Skopiowano" },
      { key: "2", text: "Zapisano" },
    ]);
    expect(screen.getByRole("status")).toBe(region);
    expect(region.getAttribute("aria-atomic")).toBe("false");
    expect([...region.children].map((toast) => toast.textContent)).toEqual(["Skopiowano ", "Zapisano "]);
  });

  it("holds toasts while hovered", async () => {
    const { held, user } = shown([{ key: "1", text: "Skopiowano" }]);
    await user.hover(screen.getByText("Skopiowano"));
    expect(held).toEqual(["hold"]);
    await user.unhover(screen.getByText("Skopiowano"));
    expect(held).toEqual(["hold", "release"]);
  });

  it("[SESS-17] holds toasts while the tab is in the background, also those that appear meanwhile", () => {
    const { held, change } = shown([]);
    const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    change([{ key: "1", text: "Otwarte jest teraz konto: Dom" }]);
    expect(held.at(-1)).toBe("hold");
    document.dispatchEvent(new Event("visibilitychange"));
    expect(held).not.toContain("release");
    hidden.mockReturnValue(false);
    document.dispatchEvent(new Event("visibilitychange"));
    expect(held.at(-1)).toBe("release");
    hidden.mockRestore();
  });

  it("holds toasts while focused", async () => {
    const { held, user } = shown([REMOVED(vi.fn())]);
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Cofnij" }));
    expect(held).toEqual(["hold"]);
    await user.tab();
    expect(held).toEqual(["hold", "release"]);
  });

  it("calls undo of a toast, and releases the hold when the toast disappears with the focus", async () => {
    const onPress = vi.fn<() => void>();
    const { held, user, change } = shown([REMOVED(onPress)]);
    await user.tab();
    await user.keyboard("{Enter}");
    expect(onPress).toHaveBeenCalledTimes(1);
    change([]);
    expect(held.at(-1)).toBe("release");
  });
});
