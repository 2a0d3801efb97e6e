import type { Language, LocalFormats } from "#domain/language/index.ts";

/** Texts of one catalogue by key. */
export type Catalogue = Readonly<Record<string, string>>;

/** Texts that an operator replaces: `place:key` to a text, `uk/place:key` in another language than Polish. */
export type TextOverrides = Readonly<Record<string, string>>;

/** Texts and formats of a language other than Polish; Polish is part of every chunk. */
export interface Translation {
  /** Catalogues by place. A place without one is shown in Polish. */
  readonly catalogues: ReadonlyMap<string, Catalogue>;
  readonly formats: LocalFormats;
  /** Begins the names of the operator's overrides in this language: `uk/`. */
  readonly prefix: string;
  /** Loads the catalogue of a place that the page has got, as part of `PageTexts.loading`. */
  readonly load: (place: string) => void;
}

/** Language of the page and the texts that depend on it. */
class PageTexts {
  /** Overrides of the operator (`brand.texts` of the configuration). */
  overrides: TextOverrides = {};
  /** Places whose catalogues this page has. */
  readonly places = new Set<string>();
  /** Called at each read of a text, so that MobX can follow it (observer.ts). */
  declare onRead?: () => void;
  /** Resolves when the catalogues of all places are loaded; `undefined` while none is loading. */
  declare loading?: Promise<unknown>;
  /** Language that was asked for last; its catalogues may still be loading. */
  declare requested?: Language;
  #language: Language = "pl";
  #translation: Translation | undefined;
  readonly #listeners = new Set<() => void>();
  /** Changes with each change of a text. */
  version = 0;

  get language(): Language {
    this.onRead?.();
    return this.#language;
  }

  /** Formats of the language; `undefined` for those of Polish. */
  get formats(): LocalFormats | undefined {
    this.onRead?.();
    return this.#translation?.formats;
  }

  /** Shows a language, or its new texts; `translation` is left out for Polish. */
  show(language: Language, translation?: Translation): void {
    this.#language = language;
    this.#translation = translation;
    this.version += 1;
    for (const listener of this.#listeners) listener();
  }

  /** Calls `listener` after each change. Returns the function that unsubscribes it. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Loads the catalogue of a place in the language of the page. */
  add(place: string): void {
    this.places.add(place);
    this.#translation?.load(place);
  }

  /** Returns the catalogue of a place in the language of the page; `undefined` if it is shown in Polish. */
  catalogueOf(place: string): Catalogue | undefined {
    return this.#translation?.catalogues.get(place);
  }

  /** Returns the operator's text for `key` in the language of the page; `undefined` without one. */
  overrideOf(place: string, key: string): string | undefined {
    return this.overrides[`${this.#translation?.prefix ?? ""}${place}:${key}`];
  }

  /** Returns the operator's text or the translation of `key`; `undefined` for the Polish text of the portal. */
  textOf(place: string, key: string): string | undefined {
    this.onRead?.();
    return this.overrideOf(place, key) ?? this.catalogueOf(place)?.[key];
  }
}

/** One object per page, because texts are read by plain functions without a container. */
export const pageTexts = new PageTexts();
