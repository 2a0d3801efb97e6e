import type { Page } from "@playwright/test";
import { portalTexts } from "../../../scripts/portal-texts.ts";
import { ROOT } from "../../../scripts/run-tool.ts";

/** Length of the texts compared to the Polish ones. */
const FACTOR = 1.4;

/** Longest text that the configuration accepts. */
const MAX_LENGTH = 600;

/** Writes a vowel of each word repeatedly until the text is longer by the factor; placeholders stay as they are. */
function lengthen(text: string): string {
  return text
    .split(/(\{\w+\})/u)
    .map((part) =>
      part.startsWith("{")
        ? part
        : part.replaceAll(/\p{L}+/gu, (word) => {
            const surplus = Math.round(word.length * (FACTOR - 1));
            return word.replace(/[aąeęioóuy]|$/iu, (vowel) =>
              (vowel || "o").toLowerCase().repeat(surplus + vowel.length),
            );
          }),
    )
    .join("");
}

/** Returns the Polish texts, 40 % longer, as overrides of the Ukrainian ones, which have the same plural forms. */
export const longerTexts = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...portalTexts(ROOT)]
      .map(([key, text]) => [`uk/${key}`, lengthen(text)] as const)
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
