// @vitest-environment jsdom
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useBriefWait, useSectionAfter } from "./use-brief-wait.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (ms: number): void => act(() => void vi.advanceTimersByTime(ms));
const wait = (isPending: boolean) =>
  renderHook((pending: boolean) => useBriefWait(pending), { initialProps: isPending });

it("(part of NAV-24) waits until a part is known, and at most a second", () => {
  const known = wait(true);
  expect(known.result.current).toBe(true);
  known.rerender(false);
  expect(known.result.current).toBe(false);

  const slow = wait(true);
  pass(999);
  expect(slow.result.current).toBe(true);
  pass(1);
  expect(slow.result.current).toBe(false);
  slow.rerender(false);
  slow.rerender(true);
  expect(slow.result.current, "does not hide the content again").toBe(false);
});

it("(part of NAV-24) waits once the part is requested, and not for a part that is known", () => {
  const { result, rerender } = wait(false);
  expect(result.current).toBe(false);
  pass(2_000);
  rerender(true);
  expect(result.current).toBe(true);
});

it("(part of NAV-24) holds a known section while a part above it is pending, but no failure", () => {
  const shown = (status: "ready" | "failed", isPending: boolean) =>
    renderHook(() => useSectionAfter({ status }, isPending)).result.current.status;
  expect([shown("ready", true), shown("ready", false), shown("failed", true)]).toEqual(["loading", "ready", "failed"]);
});
