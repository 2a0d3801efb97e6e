import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { ROOT } from "../../scripts/run-tool.ts";
import { ACCESSIBILITY_SEEDS } from "./accessibility-seeds.ts";

describe("seeded defects of accessibility", () => {
  it("has 40 defects with different names", () => {
    expect(new Set(ACCESSIBILITY_SEEDS.map(({ name }) => name)).size).toBe(40);
  });

  it.each(ACCESSIBILITY_SEEDS)(
    "finds the text of the seed once in its file: $name",
    ({ file, search, replacement }) => {
      expect(readFileSync(join(ROOT, file), "utf8").split(search)).toHaveLength(2);
      expect(replacement).not.toBe(search);
    },
  );

  it.each(ACCESSIBILITY_SEEDS)("names tests that exist for the seed: $name", ({ spec, only = "" }) => {
    expect(existsSync(join(ROOT, spec))).toBe(true);
    // A title may be put together from parts, such as a path and a width.
    expect(readFileSync(join(ROOT, spec), "utf8")).toContain(only.replace(/ on .*$/, ""));
  });
});
