import { createLocalFormats } from "#domain/language/local-formats.ts";
import type { Language, LanguagePort, LoadedLanguage } from "#domain/language/index.ts";
import { pageTexts, type Catalogue, type Translation } from "#ui/shared/texts/page-texts.ts";
import type { CataloguesByPlace } from "./language-catalogues.ts";

export interface PageLanguageDependencies {
  readonly port: LanguagePort;
  /** Loads the list of catalogues of a language. Rejects when it cannot be loaded. */
  readonly files: Readonly<Record<LoadedLanguage, () => Promise<CataloguesByPlace>>>;
  /** Reports a catalogue that could not be loaded; its texts stay Polish. */
  readonly report: (error: unknown) => void;
}

/** Language of the page: loads its texts and shows it (I18N-06). */
export class PageLanguage {
  readonly #dependencies: PageLanguageDependencies;

  constructor(dependencies: PageLanguageDependencies) {
    this.#dependencies = dependencies;
  }

  /** Shows a language and stores it for this device. Rejects, and changes nothing, when its texts cannot be loaded. */
  async choose(language: Language): Promise<void> {
    await this.#show(language, () => this.#dependencies.port.writeChoice(language));
  }

  /**
   * Shows the stored language without storing it again: Polish if there is none, if the operator does not offer it, or
   * if its texts cannot be loaded.
   */
  async open(offered: Promise<readonly Language[]>): Promise<void> {
    const { port, report } = this.#dependencies;
    const stored = port.readChoice() ?? "pl";
    try {
      await this.#show(stored);
      if ((await offered).includes(stored)) return;
    } catch (error) {
      report(error);
    }
    // A language that was chosen meanwhile wins.
    if (pageTexts.requested === stored) await this.#show("pl");
  }

  /** Does nothing if another language is asked for meanwhile. Calls `store` before components see the language. */
  async #show(language: Language, store?: () => void): Promise<void> {
    pageTexts.requested = language;
    const translation = language === "pl" ? undefined : await this.#load(language);
    if (pageTexts.requested !== language) return;
    store?.();
    pageTexts.show(language, translation);
    this.#dependencies.port.apply(language);
  }

  async #load(language: LoadedLanguage): Promise<Translation> {
    const { files, report } = this.#dependencies;
    const byPlace = await files[language]();
    const catalogues = new Map<string, Catalogue>();
    for (const [place, entry] of Object.entries(byPlace)) if (!isLoader(entry)) catalogues.set(place, entry);
    const read = async (place: string): Promise<void> => {
      const entry = Object.hasOwn(byPlace, place) ? byPlace[place] : undefined;
      if (isLoader(entry) && !catalogues.has(place)) catalogues.set(place, (await entry()).default);
    };
    const translation: Translation = {
      catalogues,
      formats: createLocalFormats(language),
      prefix: `${language}/`,
      load(place) {
        if (catalogues.has(place)) return;
        const reading = read(place).then(() => {
          // The same language may have been chosen again meanwhile; its newer translation has more catalogues.
          if (pageTexts.formats === translation.formats) pageTexts.show(language, translation);
        }, report);
        pageTexts.loading = Promise.all([pageTexts.loading, reading]);
      },
    };
    // Chunks with further places may arrive meanwhile.
    for (let count = -1; count < pageTexts.places.size;) {
      count = pageTexts.places.size;
      await Promise.all([...pageTexts.places].map((place) => read(place).catch(report)));
    }
    return translation;
  }
}

type Entry = CataloguesByPlace[string];

const isLoader = (entry: Entry | undefined): entry is Extract<Entry, () => unknown> => typeof entry === "function";
