import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { isBuildCurrent } from "./is-build-current.ts";

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "ebok-fresh-"));
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

/** Writes a file with a time `seconds` after a fixed moment; its folders have the time of that moment. */
function write(name: string, seconds: number): void {
  const path = join(root, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, "x");
  utimesSync(path, 1_000_000 + seconds, 1_000_000 + seconds);
  for (let folder = dirname(path); folder !== root; folder = dirname(folder)) utimesSync(folder, 1_000_000, 1_000_000);
}

it("treats the build as outdated when dist is missing", () => {
  write("src/main.tsx", 0);
  expect(isBuildCurrent(root)).toBe(false);
});

it("treats the build as current while no source is newer", () => {
  write("src-ui/features/home/pl.json", 4);
  write("dist/index.html", 5);
  write("src-domain/finance/due-summary.spec.ts", 9);
  write("docs/architecture.md", 9);
  expect(isBuildCurrent(root)).toBe(true);
});

it.each([
  "src-ui/features/home/pl.json",
  "src-domain/finance/due-summary.ts",
  "public/favicon.svg",
  "index.html",
  "scripts/build/shipping/shipping-plugin.ts",
  "package-lock.json",
])("treats the build as outdated when %s is newer", (name) => {
  write("dist/index.html", 5);
  write(name, 6);
  expect(isBuildCurrent(root)).toBe(false);
});
