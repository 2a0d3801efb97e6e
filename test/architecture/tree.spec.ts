import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { ROOT } from "../../scripts/run-tool.ts";
import { treeProblems } from "./tree.ts";

describe("the file tree", () => {
  it("finds no placeholders, machine paths, disabled checks, long files or generic names", () => {
    expect(treeProblems(ROOT)).toEqual([]);
  });
});

// The bad files are written when the test runs, because the project must not contain them.
describe("checks of the file tree", () => {
  let root: string;

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), "ebok-tree-"));
  });

  afterEach(() => rmSync(root, { recursive: true, force: true }));

  const problemsWith = (file: string, text: string): readonly string[] => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
    return treeProblems(root);
  };

  it.each([
    ["src/money.ts", `// ${["TO", "DO"].join("")}: round\n`, "src/money.ts:1 has a placeholder for later work"],
    [
      "src-ui/pl.json",
      `{ "soon": "To będzie ${["wkró", "tce"].join("")}" }\n`,
      "src-ui/pl.json:1 has a placeholder for later work",
    ],
    ["docs/a.md", `\nsee ${["", "root", "notes"].join("/")}\n`, "docs/a.md:2 has a path of one computer"],
    [
      "test/a.spec.ts",
      `${["it", "skip"].join(".")}("x", () => {});\n`,
      "test/a.spec.ts:1 has a disabled or exclusive test",
    ],
    ["test/a.spec.ts", `${["expect", "true"].join("(")});\n`, "test/a.spec.ts:1 has an assertion of a constant"],
    [
      "test/e2e/a.spec.ts",
      `await page.${["waitFor", "Timeout"].join("")}(500);\n`,
      "test/e2e/a.spec.ts:1 has a fixed sleep",
    ],
    ["src/a.ts", `// @${["ts", "ignore"].join("-")}\n`, "src/a.ts:1 has a disabled check"],
    [
      "package-lock.json",
      `{ "${"resolved"}": "https://example.org/a.tgz" }\n`,
      "package-lock.json:1 has a registry host in the lock file",
    ],
    ["src/helpers.ts", "export const a = 1;\n", "src/helpers.ts has a generic name"],
    ["src/common/a.ts", "export const a = 1;\n", "src/common/a.ts has a generic name"],
    ["src/a.ts", "\n".repeat(381), "src/a.ts has 381 lines, more than 380"],
    ["src-ui/a.view.tsx", "\n".repeat(201), "src-ui/a.view.tsx has 201 lines, more than 200"],
  ])("reports the problem of %s: %j", (file, text, problem) => {
    expect(problemsWith(file, text)).toEqual([problem]);
  });

  it.each([
    ["src/a.ts", "export const a = 1;\n".repeat(300)],
    ["src/a.spec.ts", "\n".repeat(900)],
    ["src-domain/network.ts", 'export const path = "/service/network";\n'],
  ])("reports no problem of the valid file %s", (file, text) => {
    expect(problemsWith(file, text)).toEqual([]);
  });
});
