import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { asCount, asList, asRecord, asText } from "../../scripts/json.ts";
import { ROOT, runTool, type ToolRun } from "../../scripts/run-tool.ts";

const FIXTURE = join(import.meta.dirname, "fixtures", "lint");

/** `<file>:<line> <rule>` of each finding. */
function findings(output: string): readonly string[] {
  const report: unknown = JSON.parse(output);
  return asList(asRecord(report)["diagnostics"])
    .map(asRecord)
    .map(({ code, filename, labels }) => {
      const { line } = asRecord(asRecord(asList(labels)[0])["span"]);
      return `${asText(filename).replaceAll("\\", "/")}:${asCount(line)} ${asText(code)}`;
    })
    .toSorted();
}

/** The same of each comment `breaks <rule>`, which stands on the line above. */
function declared(): readonly string[] {
  return readdirSync(FIXTURE, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name))
    .flatMap((name) =>
      readFileSync(join(FIXTURE, name), "utf8")
        .split("\n")
        .flatMap((line, index) => {
          const rule = /(?:\/\/|\{\/\*) breaks (\S+)/.exec(line)?.[1];
          return rule === undefined ? [] : [`${name.replaceAll("\\", "/")}:${index + 2} ${rule}`];
        }),
    )
    .toSorted();
}

describe("the fence of lint", () => {
  let tree: string;
  let run: ToolRun;

  // The settings say which rule holds in which room by path: the fixture needs a root of its own.
  beforeAll(async () => {
    tree = mkdtempSync(join(tmpdir(), "ebok-lint-"));
    cpSync(FIXTURE, tree, { recursive: true });
    for (const name of [".oxlintrc.json", "tsconfig.json", "tsconfig.base.json", "scripts/lint"])
      cpSync(join(ROOT, name), join(tree, name), { recursive: true });
    symlinkSync(join(ROOT, "node_modules"), join(tree, "node_modules"), "junction");
    run = await runTool(
      "oxlint",
      ["--type-aware", "--deny-warnings", "--format", "json", "src", "src-domain", "src-ui"],
      { cwd: tree },
    );
  }, 60_000);

  afterAll(() => rmSync(tree, { recursive: true, force: true }));

  it("fails on the fixture", () => {
    expect(run.code).not.toBe(0);
  });

  it("finds each thing that the fixture declares, and nothing else", () => {
    expect(findings(run.stdout)).toEqual(declared());
  });
});
