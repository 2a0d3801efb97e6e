import { withoutOrphans } from "./orphans.ts";
import { ownWord } from "./own-words.ts";

/** Values for the `{names}` in a text. */
export type TextParams = Readonly<Record<string, string | number>>;

/** Texts by key, without plurals. */
export type PlainCatalogue = Readonly<Record<string, string>>;

/** Looks a text up and fills its `{names}` in. A name without a value stays visible: that is a bug to be seen. */
export type PlainTexts<Catalogue extends PlainCatalogue> = (
  key: keyof Catalogue & string,
  params?: TextParams,
) => string;

/**
 * The texts of a screen that must work without a translation library: the login page (I18N-01).
 * A key that the catalogue lacks does not compile. `place`: where an operator may say something in words of its own;
 * left out where it is told that
 * its configuration is wrong.
 */
export function plainTexts<Catalogue extends PlainCatalogue>(
  catalogue: Catalogue,
  place?: string,
): PlainTexts<Catalogue> {
  return (key, params = {}) => {
    const text: string = (place === undefined ? undefined : ownWord(place, key)) ?? catalogue[key] ?? key;
    return withoutOrphans(text.replace(/\{(\w+)\}/g, (hole, name: string) => String(params[name] ?? hole)));
  };
}
