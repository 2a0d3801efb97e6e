import { joinUnbreakable } from "#ui/design-system/join-unbreakable.ts";
import { pageTexts, type Catalogue } from "./page-texts.ts";

/** Values for the `{names}` in a text. */
export type TextParams = Readonly<Record<string, string | number>>;

type Keys<Own extends Catalogue> = keyof Own & string;

/** Keys that have plural forms, without their suffixes. */
export type PluralKey<Own extends Catalogue> =
  Keys<Own> extends infer Key ? (Key extends `${infer Stem}_one` ? Stem : never) : never;

/** Keys that have one form. */
export type SingleKey<Own extends Catalogue> = Exclude<
  Keys<Own>,
  `${PluralKey<Own>}_${"one" | "few" | "many" | "other"}`
>;

/** `t` of one catalogue: a key that it lacks does not compile, and a plural requires its `count`. */
export interface Texts<Own extends Catalogue> {
  (key: SingleKey<Own>, params?: TextParams): string;
  (key: PluralKey<Own>, params: TextParams & { readonly count: number }): string;
}

/** Returns the plural form of `key` for `params.count`, with its values: see `plurals.ts`. */
export type PluralText = (place: string, catalogue: Catalogue, key: string, params: TextParams) => string;

type WithoutPlurals<Own extends Catalogue> = Own & ([PluralKey<Own>] extends [never] ? unknown : never);

/** Finished texts without parameters: long lists request them thousands of times. */
const finished = new Map<string, string>();

function finish(text: string): string {
  const known = finished.get(text);
  if (known !== undefined) return known;
  const made = joinUnbreakable(text);
  finished.set(text, made);
  return made;
}

/** A placeholder without a value stays visible, because it is a bug. */
const fill = (text: string, params: TextParams): string =>
  text.replace(/\{(\w+)\}/g, (hole, name: string) => String(params[name] ?? hole));

/**
 * Creates the text function of one catalogue (I18N-01): `const t = texts(pl, "invoices")`, then `t("title")`. A
 * catalogue with plurals takes `plurals`, so that the login page, which has none, loads without i18next. Each call
 * reads the language of the page and the operator's overrides of `place`; other languages than Polish come from
 * `src/languages`, by `place`.
 */
export function texts<Own extends Catalogue>(catalogue: WithoutPlurals<Own>, place: string): Texts<Own>;
export function texts<Own extends Catalogue>(catalogue: Own, place: string, plurals: PluralText): Texts<Own>;
export function texts(catalogue: Catalogue, place: string, plurals?: PluralText) {
  pageTexts.add(place);
  return (key: string, params?: TextParams): string => {
    const text = pageTexts.textOf(place, key) ?? catalogue[key];
    if (text !== undefined) return params === undefined ? finish(text) : joinUnbreakable(fill(text, params));
    return plurals === undefined ? key : joinUnbreakable(plurals(place, catalogue, key, params ?? {}));
  };
}

/**
 * Creates the text function of a document that stays Polish in every language, such as an application to an authority.
 * Reads neither the language of the page nor the operator's overrides. Has no plurals.
 */
export function polishTexts<Own extends Catalogue>(
  catalogue: Own,
): (key: SingleKey<Own>, params?: TextParams) => string {
  return (key, params = {}) => joinUnbreakable(fill(catalogue[key] ?? key, params));
}
