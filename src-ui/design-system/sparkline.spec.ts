import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

/** Stylesheets on one line, so that their formatting does not matter. */
const squeezed = (name: string): string => readFileSync(join(import.meta.dirname, name), "utf8").replace(/\s+/g, " ");

it("(part of A11Y-06) tells unpaid months by thick outlines in forced colours", () => {
  const sparkline = squeezed("sparkline.css");
  const forced = sparkline.split("@media (forced-colors: active)").slice(1);
  expect(sparkline, "not by a colour").not.toContain("Highlight");
  expect(forced.some((rules) => rules.includes("max(0px, var(--spark-unpaid) - 8px)"))).toBe(true);
  for (const [sheet, rule] of [
    [sparkline, "[data-open]::before"],
    [squeezed("chart.css"), ""],
  ] as const) {
    expect(sheet).toContain("border: 1px solid");
    expect(sheet.slice(sheet.indexOf(rule))).toContain("border-width: 4px;");
  }
});
