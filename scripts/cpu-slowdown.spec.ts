import { expect, it } from "vitest";
import { computeCpuSlowdown } from "./cpu-slowdown.ts";

it("slows the processor down in inverse proportion to its time for the sample work", () => {
  expect(computeCpuSlowdown(10) / computeCpuSlowdown(20)).toBeCloseTo(2);
  expect(computeCpuSlowdown(10)).toBeGreaterThan(2);
});

it("slows no processor down that takes longer than the simulated phone", () => {
  expect(computeCpuSlowdown(1_000)).toBe(1);
});
