import type { Page } from "@playwright/test";
import { lengthenText } from "../../../scripts/lengthen-text.ts";
import { portalTexts } from "../../../scripts/portal-texts.ts";
import { ROOT } from "../../../scripts/run-tool.ts";

/** Longest text that the configuration accepts. */
const MAX_LENGTH = 600;

/** Returns the Polish texts, 40 % longer, as overrides of the Ukrainian ones, which have the same plural forms. */
export const longerTexts = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...portalTexts(ROOT)]
      .map(([key, text]) => [`uk/${key}`, lengthenText(text)] as const)
      .filter(([, text]) => text.length <= MAX_LENGTH),
  );

/** Shows the longer texts on pages in Ukrainian. */
export async function showLongerTexts(page: Page): Promise<void> {
  const texts = longerTexts();
  await page.route("**/config.json", async (route) => {
    const config: unknown = await (await route.fetch()).json();
    if (typeof config !== "object" || config === null || !("brand" in config))
      throw new Error("no brand is configured");
    const { brand } = config;
    await route.fulfill({ json: { ...config, brand: { ...(typeof brand === "object" ? brand : {}), texts } } });
  });
}
