import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { ROOT } from "../../scripts/run-tool.ts";

const FOLDERS = [
  "src",
  "src-domain",
  "src-adapters",
  "src-ui",
  "providers",
  "sandbox",
  "scripts",
  "bench",
  "conformance",
  "test",
];

it("sets the number of runs of each property with `runs(…)`, which the proof can raise", () => {
  const files = FOLDERS.flatMap((folder) => globSync(`${folder}/**/*.spec.{ts,tsx}`, { cwd: ROOT }));
  expect(files.length).toBeGreaterThan(400);
  expect(files.filter((file) => /numRuns:\s*\d/.test(readFileSync(join(ROOT, file), "utf8")))).toEqual([]);
});
