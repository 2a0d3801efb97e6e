import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const ROOT = join(import.meta.dirname, "../..");

/** Rules by which a row depends on the one before it, or on how many there are; comments left out. */
function rowsTiedIn(styles: string): readonly string[] {
  return (
    styles
      .replace(/\/\*[\s\S]*?\*\//g, "")
      .match(
        /\b(?:tr|li)(?::[\w-]+)*\s*[+~]\s*(?:tr|li)\b|(?:\btr|\bli|>\s*):nth-(?:last-)?child\(n\)|\b(?:tr|li):nth-(?:last-)?child\([^)]*\)/g,
      ) ?? []
  );
}

describe("styles of rows", () => {
  it("are found where they reach from row to row", () => {
    const bad =
      "tbody tr + tr > * {} .rows > li + li {} tr > :nth-child(n) {} li:nth-child(2n) {} tr:hover ~ tr {} /* tr + tr */ tr:first-child {} i:nth-child(2) {} li > p + p {}";
    expect(rowsTiedIn(bad)).toEqual(["tr + tr", "li + li", "> :nth-child(n)", "li:nth-child(2n)", "tr:hover ~ tr"]);
  });

  it("reach no further than their row (G-28)", () => {
    const files = globSync("src-ui/**/*.css", { cwd: ROOT });
    expect(files.length).toBeGreaterThan(20);
    expect(
      files.flatMap((file) => rowsTiedIn(readFileSync(join(ROOT, file), "utf8")).map((rule) => `${file}: ${rule}`)),
    ).toEqual([]);
  });
});
