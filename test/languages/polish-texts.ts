import type { LoadedLanguage } from "#domain/language/index.ts";
import { unjoinedText } from "#ui/design-system/testing/unjoined-text.ts";
import { portalTexts } from "../../scripts/portal-texts.ts";
import { ROOT } from "../../scripts/run-tool.ts";

const plain = (text: string): string => unjoinedText(text).replaceAll(/\s+/gu, " ").trim();

const POLISH = portalTexts(ROOT);

/** Returns a pattern for each Polish text that differs in a language, with its key. */
function polishPatterns(language: LoadedLanguage): readonly (readonly [key: string, pattern: RegExp])[] {
  const translated = portalTexts(ROOT, language);
  const own = new Set([...translated.values()].map(plain));
  return [...POLISH]
    .filter(([, text]) => /\p{L}{4}/u.test(text.replaceAll(/\{\w+\}/gu, "")) && !own.has(plain(text)))
    .map(([key, text]) => {
      const parts = plain(text)
        .split(/\{\w+\}/u)
        .map((part) => part.replace(/[.*+?^${}()|[\]\\]/gu, "\\$&"));
      return [key, new RegExp(`^${parts.join(".+")}$`, "u")];
    });
}

const PATTERNS = { uk: polishPatterns("uk"), en: polishPatterns("en") };

/** Returns those of the shown texts that are Polish texts of the portal, with their keys. */
export const findPolishTexts = (language: LoadedLanguage, shown: readonly string[]): readonly string[] =>
  shown.map(plain).flatMap((text) => {
    const found = PATTERNS[language].find(([, pattern]) => pattern.test(text));
    return found === undefined ? [] : [`${found[0]}: ${text}`];
  });
