// @vitest-environment jsdom
import { cleanup, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
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

it("[A11Y-86] moves the focus to the heading of the page when the greeting is closed", async () => {
  const onClose = vi.fn<() => void>();
  const page = (isShown: boolean) => (
    <>
      <main tabIndex={-1}>
        <h1>Start</h1>
      </main>
      {isShown && <WelcomeBar html="<p>Witaj</p>" onShown={() => undefined} onClose={onClose} />}
    </>
  );
  const { rerender } = render(page(true));
  screen.getByRole("button", { name: "Zamknij" }).focus();
  await userEvent.keyboard("{Enter}");
  expect(onClose).toHaveBeenCalledOnce();
  rerender(page(false));
  expect(document.activeElement?.textContent).toBe("Start");
});
