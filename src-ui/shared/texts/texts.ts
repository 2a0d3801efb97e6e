import { createInstance, type i18n } from "i18next";
import { withoutOrphans } from "./orphans.ts";
import { ownWord } from "./own-words.ts";
import type { TextParams } from "./plain-texts.ts";
import type { Catalogue, Texts } from "./text-keys.ts";

/** One instance for all features. Synchronous: every text is in the bundle of the feature that shows it. */
function polish(): i18n {
  const instance = createInstance();
  void instance.init({
    lng: "pl",
    fallbackLng: false,
    initAsync: false,
    resources: {},
    keySeparator: false,
    nsSeparator: false,
    returnNull: false,
    // React escapes what it shows; a second escape would print `&amp;`.
    interpolation: { escapeValue: false, prefix: "{", suffix: "}" },
  });
  return instance;
}

const instance = polish();

const inOwnWords = (namespace: string, catalogue: Catalogue): Catalogue =>
  Object.fromEntries(Object.entries(catalogue).map(([key, text]) => [key, ownWord(namespace, key) ?? text]));

/**
 * The texts of a feature (I18N-01): `const t = featureTexts("finance", pl)`, then `t("title")`, `t("invoices", { count:
 * 5 })`.
 * `{names}` are filled from `params`; one-letter words never end a line.
 */
export function featureTexts<Own extends Catalogue>(namespace: string, catalogue: Own): Texts<Own> {
  const plain = new Map<string, string>();
  let isAdded = false;
  return (key: string, params?: TextParams) => {
    // with the first text that is asked for: an operator's own words are known by then
    if (!isAdded) instance.addResourceBundle("pl", namespace, inOwnWords(namespace, catalogue));
    isAdded = true;
    if (params !== undefined) return withoutOrphans(instance.t(key, { ...params, ns: namespace }));
    // without parameters it is always the same: rows of a long list ask for it by the thousand
    const text = plain.get(key) ?? withoutOrphans(instance.t(key, { ns: namespace }));
    plain.set(key, text);
    return text;
  };
}
