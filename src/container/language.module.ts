import { DocumentLanguageAdapter } from "#adapters/browser/document-language.adapter.ts";
import type { Configuration, ConfigurationLoadFailure } from "#domain/configuration/index.ts";
import { LANGUAGES, suggestLanguage, type Language, type LoadedLanguage } from "#domain/language/index.ts";
import { HandledError } from "#domain/shared-kernel/handled-error.ts";
import type { Result } from "#domain/shared-kernel/index.ts";
import { brandOf } from "../boot/brand.ts";
import { LANGUAGE_FILES } from "../languages/language-files.ts";
import { PageLanguage } from "../languages/page-language.ts";

/** Lets the window report an error. `reportHandledError` needs a library that the login page does not have. */
function report(error: unknown): void {
  window.reportError(new HandledError(error));
}

/** Creates the language of a page. Loaded only for a page that is not shown in Polish, or when a language is chosen. */
const createPageLanguage = (): PageLanguage =>
  new PageLanguage({ port: new DocumentLanguageAdapter(window), files: LANGUAGE_FILES, report });

/** Shows a language and stores it for this device. Rejects when its texts cannot be loaded. */
export const chooseLanguage = (language: Language): Promise<void> => createPageLanguage().choose(language);

/**
 * Shows the stored language while the configuration is being read. Returns to Polish if the operator does not offer it.
 */
export function openLanguage(reading: Promise<Result<Configuration, ConfigurationLoadFailure>>): Promise<void> {
  const offered = reading.then((read) => (read.ok ? brandOf(read.value).languages : LANGUAGES));
  return createPageLanguage().open(offered);
}

/** Returns the language to ask a visitor about who has chosen none yet (I18N-08). */
export function suggestedLanguage(page: Window, offered: readonly Language[]): LoadedLanguage | undefined {
  const port = new DocumentLanguageAdapter(page);
  return port.readChoice() === undefined ? suggestLanguage(port.preferred, offered) : undefined;
}
