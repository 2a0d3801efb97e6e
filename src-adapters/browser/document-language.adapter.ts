import { parseLanguage, type Language, type LanguagePort } from "#domain/language/index.ts";

/** Also read by first-paint.js, which marks the page with it before anything is drawn. */
const KEY = "ebok.language";

/** Language of this document: a key of the local storage, and `lang` of its root element. */
export class DocumentLanguageAdapter implements LanguagePort {
  readonly #page: Pick<Window, "document" | "localStorage">;
  readonly preferred: readonly string[];

  constructor(page: Pick<Window, "document" | "localStorage" | "navigator">) {
    this.#page = page;
    this.preferred = page.navigator.languages;
  }

  readChoice(): Language | undefined {
    try {
      return parseLanguage(this.#page.localStorage.getItem(KEY) ?? undefined);
    } catch {
      return undefined;
    }
  }

  /** Without a storage, the choice lasts until the page is left. */
  writeChoice(choice: Language): void {
    try {
      this.#page.localStorage.setItem(KEY, choice);
    } catch {
      // The browser denies its storage.
    }
  }

  apply(language: Language): void {
    this.#page.document.documentElement.lang = language;
  }
}
