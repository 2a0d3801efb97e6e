// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { FocusedPath, useFocusRestoration } from "./use-focus-restoration.ts";

afterEach(cleanup);

function Page({ focus, hasButton }: { readonly focus: FocusedPath; readonly hasButton: boolean }) {
  useFocusRestoration(focus);
  return (
    <main>
      <h1>Faktury</h1>
      {hasButton && <button type="button">Spróbuj ponownie</button>}
    </main>
  );
}

/** Removes the focused button and waits until the document has noticed. */
async function removeFocusedButton(): Promise<void> {
  const focus = new FocusedPath();
  const { rerender } = render(<Page focus={focus} hasButton />);
  screen.getByRole("button").focus();
  rerender(<Page focus={focus} hasButton={false} />);
  await Promise.resolve();
}

const nextFrame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));

it("[NAV-41] moves a lost focus to the heading in the next frame, not while the page is changed", async () => {
  const moved = vi.spyOn(HTMLHeadingElement.prototype, "focus");
  await removeFocusedButton();
  expect(moved).not.toHaveBeenCalled();
  await nextFrame();
  expect(document.activeElement).toBe(screen.getByRole("heading"));
  moved.mockRestore();
});

it("leaves a focus that the page has moved meanwhile", async () => {
  await removeFocusedButton();
  const other = document.createElement("button");
  document.body.append(other);
  other.focus();
  await nextFrame();
  expect(document.activeElement).toBe(other);
  other.remove();
});
