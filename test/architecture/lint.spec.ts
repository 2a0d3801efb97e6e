import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { asCount, asList, asRecord, asText } from "../../scripts/json.ts";
import { ROOT, runTool, type ToolRun } from "../../scripts/run-tool.ts";

const FIXTURE = join(import.meta.dirname, "fixtures", "lint");

/** Returns `<file>:<line> <rule>` of each finding, sorted. */
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

/** Returns `<file>:<line> <rule>` for each comment `breaks <rule>`, with the number of the line below it. */
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

describe("lint rules", () => {
  let tree: string;
  let run: ToolRun;

  // The configuration assigns rules to folders by path, so that the fixture needs a root of its own.
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

  it("makes lint exit with an error on the fixture", () => {
    expect(run.code).not.toBe(0);
  });

  it("reports exactly the lint violations that the fixture declares", () => {
    expect(findings(run.stdout)).toEqual(declared());
  });
});
