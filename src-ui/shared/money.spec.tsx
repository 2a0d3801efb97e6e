// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/react";
import fc from "fast-check";
import { afterEach, describe, expect, it } from "vitest";
import { grosze } from "#domain/shared-kernel/index.ts";
import { runs } from "#test/models/runs.ts";
import { AmountFigure, Money } from "./money.tsx";

afterEach(cleanup);

const visible = (text: string | null | undefined) => (text ?? "").replaceAll("\u00a0", "_");

describe("Money", () => {
  it.each([
    [118_743, "1_187,43_zł", "1187.43"],
    [0, "0,00_zł", "0.00"],
    [-27_369, "−273,69_zł", "-273.69"],
  ])("[FIN-04] shows %i grosze as %s, with the machine-readable value %s", (amount, text, value) => {
    const { container } = render(<Money amount={grosze(amount)} />);
    expect(visible(container.textContent)).toBe(text);
    expect(container.querySelector("data")?.value).toBe(value);
  });

  it("[FIN-04] renders any amount without a line-break opportunity", () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (amount) => {
        const { container, unmount } = render(<Money amount={grosze(amount)} />);
        expect(container.textContent).not.toMatch(/[ \t\n-]/);
        unmount();
      }),
      { numRuns: runs(30) },
    );
  });

  it("separates the unit of the main amount of a page", () => {
    const { container } = render(<AmountFigure amount={grosze(27_369)} />);
    expect(container.querySelector("data.key-figure")?.textContent).toBe("273,69\u00a0zł");
    expect(container.querySelector(".key-figure__unit")?.textContent).toBe("\u00a0zł");
  });
});
