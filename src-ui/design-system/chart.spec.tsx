// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { Chart } from "./chart.tsx";

afterEach(cleanup);

const bars = (...values: readonly number[]) =>
  values.map((value) => ({ key: `${value}`, value, amount: `${value}`, hiddenText: " zł", month: "lis", open: false }));
const lifted = (average: number | undefined): readonly (string | null)[] => {
  const { container } = render(<Chart max={1_000} bars={bars(699, 701, 800, 801)} average={average} legend={null} />);
  return [...container.querySelectorAll("[data-lift] .chart__value")].map(({ textContent }) => textContent);
};

describe("chart", () => {
  it("lifts only the amounts of a chart that the average line would cross", () => {
    expect(lifted(800)).toEqual(["701 zł", "800 zł"]);
  });

  it("lifts no amount of a chart without an average line", () => {
    expect(lifted(undefined)).toEqual([]);
  });
});
