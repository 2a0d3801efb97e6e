import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { ROOT } from "../../scripts/run-tool.ts";

it("(part of A11Y-05) names the language of the page before any script runs", () => {
  expect(readFileSync(join(ROOT, "index.html"), "utf8")).toMatch(/^<!doctype html>\s*<html lang="pl">/);
});
