import { test } from "@playwright/test";

/** Adds to a figure of the part that this test belongs to; `npm run proof` sums them up over all tests. */
export function addFigure(name: string, value: number): void {
  test.info().annotations.push({ type: "figure", description: `${name}: ${value}` });
}
