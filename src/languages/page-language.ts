import { createLocalFormats } from "#domain/language/local-formats.ts";
import type { Language, LanguagePort, LoadedLanguage } from "#domain/language/index.ts";
import { pageTexts, type Catalogue, type Translation } from "#ui/shared/texts/page-texts.ts";
import type { LanguageFiles } from "./language-catalogues.ts";

export interface PageLanguageDependencies {
  readonly port: LanguagePort;
  readonly files: Readonly<Record<LoadedLanguage, LanguageFiles>>;
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

  /** Loads all files of a language that the page needs at the same time. Rejects without those of the first pages. */
  async #load(language: LoadedLanguage): Promise<Translation> {
    const { files, report } = this.#dependencies;
    const { first, features } = files[language];
    const catalogues = new Map<string, Catalogue>();
    const readFirst = async (): Promise<void> => {
      for (const [place, catalogue] of Object.entries(await first())) catalogues.set(place, catalogue);
    };
    const read = async (place: string): Promise<void> => {
      const load = Object.hasOwn(features, place) ? features[place] : undefined;
      if (load !== undefined && !catalogues.has(place)) catalogues.set(place, (await load()).default);
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
    const readPlaces = () => Promise.all([...pageTexts.places].map((place) => read(place).catch(report)));
    let count = pageTexts.places.size;
    await Promise.all([readFirst(), readPlaces()]);
    // Chunks with further places may have arrived meanwhile.
    while (count < pageTexts.places.size) {
      count = pageTexts.places.size;
      await readPlaces();
    }
    return translation;
  }
}
