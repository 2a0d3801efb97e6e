// @vitest-environment jsdom
import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { WelcomeBar } from "./welcome-bar.view.tsx";

afterEach(cleanup);

it("(part of NAV-14) shows the operator's greeting, reports its display once and can be closed", () => {
  const [onShown, onClose] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const bar = <WelcomeBar html="<p>Witaj w <b>Wiązce</b></p><script>x</script>" onShown={onShown} onClose={onClose} />;
  const { rerender } = render(bar);
  rerender(bar);
  const region = within(screen.getByRole("region", { name: "Powitanie" }));
  expect(region.getByText("Wiązce").tagName).toBe("B");
  expect(document.querySelector("script")).toBeNull();
  expect(onShown).toHaveBeenCalledOnce();
  region.getByRole("button", { name: "Zamknij" }).click();
  expect(onClose).toHaveBeenCalledOnce();
});
