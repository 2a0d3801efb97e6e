import { expect, type Page } from "@playwright/test";
import axeCore from "axe-core";

declare global {
  interface Window {
    /** There once `axe()` has looked at this document. */
    axe?: typeof axeCore;
  }
}

/**
 * Asserts that axe finds nothing on the page as it is now; no rule is left out. It runs in the page itself, once put
 * there
 * for each document, and only what it found wrong comes back: a third of the time that its bridge to Playwright takes.
 */
export async function axe(page: Page): Promise<void> {
  // an expression that the debugger evaluates is not held by the page's policy
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axeCore.source);
  const found = await page.evaluate(async () => {
    if (window.axe === undefined) throw new Error("axe is not in the page");
    const { violations } = await window.axe.run(document, { resultTypes: ["violations"] });
    return violations.map(
      ({ id, help, nodes }) =>
        `${id}: ${help}\n${nodes.map(({ html, failureSummary }) => `  ${html}\n  ${failureSummary ?? ""}`).join("\n")}`,
    );
  });
  expect(found, "accessibility").toEqual([]);
}
