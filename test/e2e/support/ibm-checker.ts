import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, type Page } from "@playwright/test";

/** Part of the checker's report that the tests read. */
interface CheckerReport {
  readonly results: readonly {
    readonly ruleId: string;
    readonly value: readonly [level: string, outcome: string];
    readonly message: string;
    readonly snippet: string;
  }[];
}

declare global {
  interface Window {
    /** Set after the first `ibmChecker()` call in this document. */
    ace?: {
      readonly Checker: new () => { check(page: Document, policies: readonly string[]): Promise<CheckerReport> };
    };
  }
}

let source: string | undefined;

/** Asserts that IBM's accessibility checker finds no violation of WCAG 2.2 A and AA on the current page. */
export async function ibmChecker(page: Page, where: string): Promise<void> {
  source ??= readFileSync(fileURLToPath(import.meta.resolve("accessibility-checker-engine/ace.js")), "utf8");
  // The page's policy does not apply to an expression that the debugger evaluates.
  if (!(await page.evaluate(() => "ace" in window))) await page.evaluate(`${source}; window.ace = ace`);
  const found = await page.evaluate(async () => {
    if (window.ace === undefined) throw new Error("the checker is not in the page");
    const { results } = await new window.ace.Checker().check(document, ["WCAG_2_2"]);
    return results
      .filter(({ value: [level, outcome] }) => level === "VIOLATION" && outcome === "FAIL")
      .map(({ ruleId, message, snippet }) => `${ruleId}: ${message}\n  ${snippet}`);
  });
  expect.soft(found, `${where}: IBM's checker`).toEqual([]);
}
