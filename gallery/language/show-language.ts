import { createLocalFormats } from "#domain/language/local-formats.ts";
import { LANGUAGE_FILES } from "#src/languages/language-files.ts";
import { pageTexts, type Catalogue } from "#ui/shared/texts/page-texts.ts";
import type { GalleryLanguage } from "./gallery-language.ts";
import { showPseudoLanguage } from "./show-pseudo-language.ts";

/** Shows the portal's texts of all components in a language. Texts of the stories stay Polish, except in `pseudo`. */
export async function showLanguage(language: GalleryLanguage): Promise<void> {
  if (language === "pl") return;
  if (language === "pseudo") return showPseudoLanguage(document.body);
  // A component of the gallery belongs to no feature, so its texts are part of the first file.
  const catalogues = new Map<string, Catalogue>(Object.entries(await LANGUAGE_FILES[language].first()));
  pageTexts.show(language, {
    catalogues,
    formats: createLocalFormats(language),
    prefix: `${language}/`,
    load: () => undefined,
  });
  document.documentElement.lang = language;
}
