import { expect, it, vi } from "vitest";
import { loadOnce, loadOnceEach } from "./load-once.ts";

it("[NAV-23] loads once for concurrent and later calls", async () => {
  const load = vi.fn<() => Promise<string>>(async () => "screen");
  const loadScreen = loadOnce(load);
  expect(await Promise.all([loadScreen(), loadScreen()])).toEqual(["screen", "screen"]);
  expect(await loadScreen()).toBe("screen");
  expect(load).toHaveBeenCalledTimes(1);
});

it("[NAV-23] loads again when the first load has failed", async () => {
  const load = vi.fn<() => Promise<string>>(async () => "screen").mockRejectedValueOnce(new Error("no network"));
  const loadScreen = loadOnce(load);
  await expect(loadScreen()).rejects.toThrow("no network");
  expect(await loadScreen()).toBe("screen");
  expect(await loadScreen()).toBe("screen");
  expect(load).toHaveBeenCalledTimes(2);
});

it("[NAV-23] loads once for each key", async () => {
  const load = vi.fn<(route: string) => Promise<string>>(async (route) => `screen of ${route}`);
  const screenFor = loadOnceEach(load);
  expect(await screenFor("index")()).toBe("screen of index");
  expect(await screenFor("invoice")()).toBe("screen of invoice");
  expect(await screenFor("index")()).toBe("screen of index");
  expect(load).toHaveBeenCalledTimes(2);
});
