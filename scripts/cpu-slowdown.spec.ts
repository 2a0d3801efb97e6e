import { expect, it } from "vitest";
import { computeCpuSlowdown } from "./cpu-slowdown.ts";

it("slows the processor down in inverse proportion to its time for the sample work", () => {
  expect([125, 62.5, 31.25].map(computeCpuSlowdown)).toEqual([1, 2, 4]);
});

it("slows no processor down that takes longer than the simulated phone", () => {
  expect(computeCpuSlowdown(126)).toBe(1);
});
