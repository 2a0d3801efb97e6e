import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/**
 * Asserts that axe finds nothing on the page as it is now; no rule is left out. The legacy mode does without a second
 * page for every check, which only frames of other origins need: the portal has none, and its policy allows none.
 */
export async function axe(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] }).analyze();
  const found = violations.map(({ id, help, nodes }) => `${id}: ${help}\n${nodes.map(({ html, failureSummary }) => `  ${html}\n  ${failureSummary ?? ""}`).join("\n")}`);
  expect(found, "accessibility").toEqual([]);
}
