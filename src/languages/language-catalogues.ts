import type { PluralKey, SingleKey } from "#ui/shared/texts/texts.ts";
import type { Catalogue } from "#ui/shared/texts/page-texts.ts";
import type { PolishCatalogues } from "./polish-catalogues.ts";

/** Translation of a Polish catalogue: every key, with the plural forms of its own language. */
export type TranslationOf<Polish extends Catalogue, Form extends string> = Readonly<
  Record<SingleKey<Polish> | `${PluralKey<Polish>}_${Form}`, string>
>;

/** Catalogues of a language by place. A missing key or plural form does not compile. */
export type LanguageCatalogues<Form extends string> = {
  readonly [Place in keyof PolishCatalogues]: TranslationOf<PolishCatalogues[Place], Form>;
};

/** Loads the catalogue of one place. */
export type CatalogueLoader<Loaded extends Catalogue = Catalogue> = () => Promise<{ readonly default: Loaded }>;

/** Loads the catalogues of the places that `First` lacks. A missing place, key or plural form does not compile. */
export type FeatureCatalogues<Form extends string, First> = {
  readonly [Place in Exclude<keyof PolishCatalogues, keyof First>]: CatalogueLoader<
    TranslationOf<PolishCatalogues[Place], Form>
  >;
};

/** Files of a language. Their names are known before the first one is loaded, so that a page loads them together. */
export interface LanguageFiles {
  /** Loads the catalogues of the first pages and of the frame. Rejects when they cannot be loaded. */
  readonly first: () => Promise<Readonly<Record<string, Catalogue>>>;
  /** Loaders of the catalogues of features by place. */
  readonly features: Readonly<Record<string, CatalogueLoader>>;
}
