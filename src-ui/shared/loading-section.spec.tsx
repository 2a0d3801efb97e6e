// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { LoadingSection } from "./loading-section.tsx";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (ms: number): void => act(() => void vi.advanceTimersByTime(ms));

it("[CALL-20] offers to ask again after ten seconds without a response, and after ten more", () => {
  const onRetry = vi.fn();
  const { container } = render(
    <LoadingSection label="Wczytujemy usługi" onRetry={onRetry}>
      <p>…</p>
    </LoadingSection>,
  );
  pass(9_999);
  expect(screen.queryByRole("button")).toBeNull();
  pass(1);
  expect(container.textContent).toContain("To trwa dłużej niż zwykle.");
  const button = screen.getByRole("button");
  button.focus();
  fireEvent.click(button);
  fireEvent.click(button);
  expect([onRetry.mock.calls.length, document.activeElement]).toEqual([1, button]);
  expect(button.textContent).toContain("Wczytujemy…");
  pass(10_000);
  fireEvent.click(button);
  expect(onRetry).toHaveBeenCalledTimes(2);
});

it("offers nothing where asking again is not possible", () => {
  const { container } = render(
    <LoadingSection label="Wczytujemy usługi" onRetry={undefined}>
      <p>…</p>
    </LoadingSection>,
  );
  pass(60_000);
  expect(container.textContent).not.toContain("dłużej");
});
