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
  fireEvent.click(screen.getByRole("button", { name: "Spróbuj ponownie" }));
  expect(onRetry).toHaveBeenCalledOnce();
  expect(screen.queryByRole("button")).toBeNull();
  pass(10_000);
  expect(screen.getByRole("button", { name: "Spróbuj ponownie" })).toBeTruthy();
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
