// @vitest-environment jsdom
import { afterEach, expect, it, vi } from "vitest";
import { browserTrail } from "./browser-trail.ts";

afterEach(() => vi.useRealTimers());

const moved = (trail: ReturnType<typeof browserTrail>, act: () => void): Promise<void> =>
  new Promise((done) => {
    const stop = trail.onMove(() => {
      stop();
      done();
    });
    act();
  });

it("counts the steps in its entries, at the one address, and keeps what a router has there", async () => {
  window.history.replaceState({ usr: "Wylogowano.", key: "k", idx: 3 }, "", "/");
  const trail = browserTrail(window);
  expect(trail.behind()).toBe(0);
  trail.push(1);
  trail.push(2);
  expect([trail.behind(), window.location.pathname, window.history.state]).toEqual([
    2,
    "/",
    { usr: null, key: "k", idx: 3, steps: 2 },
  ]);
  await moved(trail, () => trail.go(-2));
  expect([trail.behind(), window.history.state]).toEqual([0, { usr: "Wylogowano.", key: "k", idx: 3 }]);
  await moved(trail, () => window.history.forward());
  expect(trail.behind()).toBe(1);
});

it("an entry of somebody else has no steps behind it", () => {
  for (const state of [null, "Wylogowano.", { steps: "2" }, 7]) {
    window.history.replaceState(state, "", "/");
    expect(browserTrail(window).behind()).toBe(0);
  }
});

it("waits no longer than a second for a browser that does not tell of its move, and hears nothing once it is stopped", () => {
  vi.useFakeTimers();
  const trail = browserTrail({
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
  const heard = vi.fn<() => void>();
  trail.onMove(heard);
  trail.go(-1);
  vi.advanceTimersByTime(999);
  expect(heard).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(heard).toHaveBeenCalledTimes(1);
});
