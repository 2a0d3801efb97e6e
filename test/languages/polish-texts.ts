import type { LoadedLanguage } from "#domain/language/index.ts";
import { unjoinedText } from "#ui/design-system/testing/unjoined-text.ts";
import { portalTexts } from "../../scripts/portal-texts.ts";
import { ROOT } from "../../scripts/run-tool.ts";

const plain = (text: string): string => unjoinedText(text).replaceAll(/\s+/gu, " ").trim();

const POLISH = portalTexts(ROOT);

/** Values of placeholders that are numbers; others may be any text. */
const NUMBERS: Readonly<Record<string, string>> = { "{count}": "[\\d ]+", "{number}": "\\S*\\d\\S*" };

/** A word of four letters stands for a whole text; beside any text, such as in "{a} albo {b}", it takes two words. */
function isRecognisable(text: string): boolean {
  const placeholders = text.match(/\{\w+\}/gu) ?? [];
  const words = text.replaceAll(/\{\w+\}/gu, " ").match(/\p{L}{4,}/gu) ?? [];
  return words.length >= (placeholders.every((name) => name in NUMBERS) ? 1 : 2);
}

/** Returns a pattern for each Polish text that differs in a language, with its key. */
function polishPatterns(language: LoadedLanguage): readonly (readonly [key: string, pattern: RegExp])[] {
  const translated = portalTexts(ROOT, language);
  const own = new Set([...translated.values()].map(plain));
  return [...POLISH]
    .filter(([, text]) => isRecognisable(text) && !own.has(plain(text)))
    .map(([key, text]) => {
      const parts = plain(text)
        .split(/(\{\w+\})/u)
        .map((part) =>
          /^\{\w+\}$/u.test(part) ? (NUMBERS[part] ?? ".+") : part.replace(/[.*+?^${}()|[\]\\]/gu, "\\$&"),
        );
      return [key, new RegExp(`^${parts.join("")}$`, "u")];
    });
}

const PATTERNS = { uk: polishPatterns("uk"), en: polishPatterns("en") };

/** Returns those of the shown texts that are Polish texts of the portal, with their keys. */
export const findPolishTexts = (language: LoadedLanguage, shown: readonly string[]): readonly string[] =>
  shown.map(plain).flatMap((text) => {
    const found = PATTERNS[language].find(([, pattern]) => pattern.test(text));
    return found === undefined ? [] : [`${found[0]}: ${text}`];
  });
