// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { waitForFrame } from "./wait-for-frame.ts";

const frames: (() => void)[] = [];
const onFrame = vi.fn<() => void>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("requestAnimationFrame", (draw: () => void) => frames.push(draw));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  frames.length = 0;
  onFrame.mockReset();
});

const microtasks = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);

it("resolves after the next frame, not within it", async () => {
  void waitForFrame().then(onFrame);
  await vi.advanceTimersByTimeAsync(1_000);
  for (const draw of frames) draw();
  await Promise.resolve();
  expect(onFrame).not.toHaveBeenCalled();
  await microtasks();
  expect(onFrame).toHaveBeenCalledOnce();
});

it("resolves when the page is hidden before its next frame", async () => {
  void waitForFrame().then(onFrame);
  await microtasks();
  expect(onFrame).not.toHaveBeenCalled();
  document.dispatchEvent(new Event("visibilitychange"));
  await microtasks();
  expect(onFrame).toHaveBeenCalledOnce();
});

it("resolves at once in a hidden page", async () => {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  await waitForFrame();
  expect(frames).toEqual([]);
});
