import { test } from "@playwright/test";

/** Adds to a figure of the proof part of this test; `npm run proof` sums the figures of all tests. */
export function addFigure(name: string, value: number): void {
  test.info().annotations.push({ type: "figure", description: `${name}: ${value}` });
}
