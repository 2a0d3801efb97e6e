import { expect, it, vi } from "vitest";
import { memoizeLoader } from "./memoize-loader.ts";

it("loads once when it is called several times", async () => {
  const load = vi.fn<() => Promise<string>>(async () => "screen");
  const loadScreen = memoizeLoader(load);
  expect(await Promise.all([loadScreen(), loadScreen()])).toEqual(["screen", "screen"]);
  expect(await loadScreen()).toBe("screen");
  expect(load).toHaveBeenCalledTimes(1);
});

it("loads again when the first load has failed", async () => {
  const load = vi.fn<() => Promise<string>>(async () => "screen").mockRejectedValueOnce(new Error("no network"));
  const loadScreen = memoizeLoader(load);
  await expect(loadScreen()).rejects.toThrow("no network");
  expect(await loadScreen()).toBe("screen");
  expect(await loadScreen()).toBe("screen");
  expect(load).toHaveBeenCalledTimes(2);
});
