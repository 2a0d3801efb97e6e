import type { PluralKey, SingleKey } from "#ui/shared/texts/texts.ts";
import type { Catalogue } from "#ui/shared/texts/page-texts.ts";
import type { PolishCatalogues } from "./polish-catalogues.ts";

/** Translation of a Polish catalogue: every key, with the plural forms of its own language. */
export type TranslationOf<Polish extends Catalogue, Form extends string> = Readonly<
  Record<SingleKey<Polish> | `${PluralKey<Polish>}_${Form}`, string>
>;

/**
 * Catalogues of a language by place, built in or loaded with its feature. A missing place, key or plural form does not
 * compile.
 */
export type LanguageCatalogues<Form extends string> = {
  readonly [Place in keyof PolishCatalogues]:
    | TranslationOf<PolishCatalogues[Place], Form>
    | (() => Promise<{ readonly default: TranslationOf<PolishCatalogues[Place], Form> }>);
};

/** Catalogues of any language. */
export type CataloguesByPlace = Readonly<Record<string, Catalogue | (() => Promise<{ readonly default: Catalogue }>)>>;
