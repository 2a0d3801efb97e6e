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

describe("figures of browser tests", () => {
  const noted = (description: string, type = "figure") => ({ tests: [{ annotations: [{ type, description }] }] });

  it("sums the figures of browser tests by name over all suites", () => {
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

  it("returns no figures without a report", () => {
    expect(figuresInReport(undefined)).toEqual([]);
  });
});

it("finds corpus specs by their file name", () => {
  mkdirSync(join(root, "src-domain", "navigation"), { recursive: true });
  for (const name of ["deep-link.corpus.spec.ts", "deep-link.spec.ts", "corpus.ts"])
    writeFileSync(join(root, "src-domain", "navigation", name), "");
  expect(corpusSpecs(root, ["src-domain"])).toEqual(["src-domain/navigation/deep-link.corpus.spec.ts"]);
});

it("takes the verdict of a measuring script from its exit code and shows its last lines", () => {
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

describe("findFirefox", () => {
  it("takes the named Firefox if it exists, else one at a usual path", () => {
    expect(findFirefox("/opt/firefox", () => true)).toBe("/opt/firefox");
    expect(findFirefox("/opt/firefox", (path) => path === "/usr/bin/firefox-esr")).toBe("/usr/bin/firefox-esr");
  });

  it("finds no Firefox when none is installed", () => {
    expect(findFirefox(undefined, () => false)).toBeUndefined();
  });
});
