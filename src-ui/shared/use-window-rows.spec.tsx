// @vitest-environment jsdom
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { useWindowRows } from "./use-window-rows.ts";

const LIST = {
  count: 500,
  lineHeightPx: 100,
  cardHeightPx: 200,
  narrowQuery: "(width < 40em)",
  offsetTopPx: 0,
  overscanRows: 4,
} as const;

afterEach(() => {
  cleanup();
});

/** Renders the list in a browser with or without idle callbacks; `drawn` returns the number of rows. */
function opened(idle: boolean) {
  const waiting = new Set<() => void>();
  if (idle) {
    vi.stubGlobal("requestIdleCallback", (then: () => void) => {
      waiting.add(then);
      return then;
    });
    vi.stubGlobal("cancelIdleCallback", (then: () => void) => waiting.delete(then));
  }
  const { result, unmount } = renderHook(() => useWindowRows(LIST));
  return { drawn: () => result.current.virtualizer.getVirtualItems().length, unmount, waiting };
}

describe("rows beyond the viewport", () => {
  it("renders rows beyond the viewport only once the browser is idle, except the next one", () => {
    const { drawn, waiting } = opened(true);
    const first = drawn();
    act(() => waiting.forEach((then) => then()));
    expect(drawn() - first).toBe(LIST.overscanRows - 1);
  });

  it("cancels the rendering of rows beyond the viewport when the list is unmounted", () => {
    const { waiting, unmount } = opened(true);
    expect(waiting.size).toBe(1);
    unmount();
    expect(waiting.size).toBe(0);
  });

  it("renders rows beyond the viewport at once when the browser has no idle callbacks", () => {
    const list = opened(true);
    act(() => list.waiting.forEach((then) => then()));
    const all = list.drawn();
    list.unmount();
    vi.unstubAllGlobals();
    expect(opened(false).drawn()).toBe(all);
  });
});
