// @vitest-environment jsdom
import { afterEach, expect, it, vi } from "vitest";
import { createBrowserStepHistory } from "./browser-step-history.ts";

afterEach(() => vi.useRealTimers());

const moved = (stepHistory: ReturnType<typeof createBrowserStepHistory>, act: () => void): Promise<void> =>
  new Promise((done) => {
    const stop = stepHistory.onMove(() => {
      stop();
      done();
    });
    act();
  });

it("counts steps in history entries at the same address and keeps the router's state", async () => {
  window.history.replaceState({ usr: "Wylogowano.", key: "k", idx: 3 }, "", "/");
  const stepHistory = createBrowserStepHistory(window);
  expect(stepHistory.behind()).toBe(0);
  stepHistory.push(1);
  stepHistory.push(2);
  expect([stepHistory.behind(), window.location.pathname, window.history.state]).toEqual([
    2,
    "/",
    { usr: null, key: "k", idx: 3, steps: 2 },
  ]);
  await moved(stepHistory, () => stepHistory.go(-2));
  expect([stepHistory.behind(), window.history.state]).toEqual([0, { usr: "Wylogowano.", key: "k", idx: 3 }]);
  await moved(stepHistory, () => window.history.forward());
  expect(stepHistory.behind()).toBe(1);
});

it("counts no steps behind a history entry with another state", () => {
  for (const state of [null, "Wylogowano.", { steps: "2" }, 7]) {
    window.history.replaceState(state, "", "/");
    expect(createBrowserStepHistory(window).behind()).toBe(0);
  }
});

it("reports a move after a second when the browser sends no popstate", () => {
  vi.useFakeTimers();
  const stepHistory = createBrowserStepHistory({
    history: {
      state: null,
      length: 1,
      scrollRestoration: "auto",
      back: () => undefined,
      forward: () => undefined,
      go: () => undefined,
      pushState: () => undefined,
      replaceState: () => undefined,
    },
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    setTimeout: window.setTimeout.bind(window),
    clearTimeout: window.clearTimeout.bind(window),
  });
  const listener = vi.fn<() => void>();
  stepHistory.onMove(listener);
  stepHistory.go(-1);
  vi.advanceTimersByTime(999);
  expect(listener).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(listener).toHaveBeenCalledTimes(1);
});
