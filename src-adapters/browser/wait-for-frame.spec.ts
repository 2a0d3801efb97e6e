// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { waitForFrame } from "./wait-for-frame.ts";

const frames: (() => void)[] = [];
const done = vi.fn<() => void>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("requestAnimationFrame", (draw: () => void) => frames.push(draw));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  frames.length = 0;
  done.mockReset();
});

const microtasks = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);

it("resolves after the next frame, not within it", async () => {
  void waitForFrame().then(done);
  await vi.advanceTimersByTimeAsync(1_000);
  for (const draw of frames) draw();
  await Promise.resolve();
  expect(done).not.toHaveBeenCalled();
  await microtasks();
  expect(done).toHaveBeenCalledOnce();
});

it("resolves when the page is hidden before its next frame", async () => {
  void waitForFrame().then(done);
  await microtasks();
  expect(done).not.toHaveBeenCalled();
  document.dispatchEvent(new Event("visibilitychange"));
  await microtasks();
  expect(done).toHaveBeenCalledOnce();
});

it("resolves at once in a hidden page", async () => {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  await waitForFrame();
  expect(frames).toEqual([]);
});
