import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { scriptOutcome } from "./bench-parts.ts";
import { figuresInReport } from "./browser-part.ts";
import { corpusSpecs } from "./corpora.ts";
import { findFirefox } from "./find-firefox.ts";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "ebok-proof-"));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

describe("figures of tests in the browser", () => {
  const noted = (description: string, type = "figure") => ({ tests: [{ annotations: [{ type, description }] }] });

  it("are summed up by name over all suites", () => {
    const report = {
      suites: [
        {
          specs: [noted("looks: 1200"), noted("payloads: 3")],
          suites: [{ specs: [noted("looks: 34"), noted("looks: 5", "issue"), noted("looks: many")] }],
        },
        { specs: [noted("looks: 1")] },
      ],
    };
    expect(figuresInReport(report)).toEqual([
      { name: "looks", value: "1,235" },
      { name: "payloads", value: "3" },
    ]);
  });

  it("are none in no report", () => {
    expect(figuresInReport(undefined)).toEqual([]);
  });
});

it("corpora are found by their name", () => {
  mkdirSync(join(root, "src-domain", "navigation"), { recursive: true });
  for (const name of ["deep-link.corpus.spec.ts", "deep-link.spec.ts", "corpus.ts"])
    writeFileSync(join(root, "src-domain", "navigation", name), "");
  expect(corpusSpecs(root, ["src-domain"])).toEqual(["src-domain/navigation/deep-link.corpus.spec.ts"]);
});

it("a script that measures is judged by its exit code, and shows its last lines", () => {
  expect(scriptOutcome("bar", { code: 0, output: "a\nb\n" })).toMatchObject({ verdict: "passed", details: ["a", "b"] });
  expect(scriptOutcome("bar", { code: 0, output: "| a |\nfigure p99: 6.2 ms\nfigure errors: 0 of 9" }).figures).toEqual(
    [
      { name: "exit code", value: "0" },
      { name: "p99", value: "6.2 ms" },
      { name: "errors", value: "0 of 9" },
    ],
  );
  expect(scriptOutcome("bar", { code: 2, output: "too slow" })).toMatchObject({
    verdict: "failed",
    details: ["too slow"],
  });
});

describe("a second browser", () => {
  it("is the one that is named, if it is there, else one at a usual place", () => {
    expect(findFirefox("/opt/firefox", () => true)).toBe("/opt/firefox");
    expect(findFirefox("/opt/firefox", (path) => path === "/usr/bin/firefox-esr")).toBe("/usr/bin/firefox-esr");
  });

  it("may not be there", () => {
    expect(findFirefox(undefined, () => false)).toBeUndefined();
  });
});
