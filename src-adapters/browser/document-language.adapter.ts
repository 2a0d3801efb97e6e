import { parseLanguage, type Language, type LanguagePort } from "#domain/language/index.ts";

/** Also read by first-paint.js, which marks the page with it before anything is drawn. */
const KEY = "ebok.language";
/** Present while the choice is that of the login, too. */
const SAVED_KEY = "ebok.language.saved";

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
      this.#page.localStorage.removeItem(SAVED_KEY);
    } catch {
      // The browser denies its storage.
    }
  }

  isChoiceSaved(): boolean {
    try {
      return this.#page.localStorage.getItem(SAVED_KEY) !== null;
    } catch {
      return false;
    }
  }

  markSaved(choice: Language): void {
    try {
      if (this.readChoice() === choice) this.#page.localStorage.setItem(SAVED_KEY, "1");
    } catch {
      // The browser denies its storage.
    }
  }

  apply(language: Language): void {
    this.#page.document.documentElement.lang = language;
  }
}
