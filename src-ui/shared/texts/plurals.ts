import { createInstance, type i18n } from "i18next";
import { pageTexts, type Catalogue, type TextOverrides } from "./page-texts.ts";
import type { PluralText } from "./texts.ts";

/** Creates the i18next instance of all catalogues. Synchronous: a catalogue is loaded before it is added. */
function createTranslator(): i18n {
  const instance = createInstance();
  void instance.init({
    lng: "pl",
    fallbackLng: false,
    initAsync: false,
    resources: {},
    keySeparator: false,
    nsSeparator: false,
    returnNull: false,
    // React escapes the text; a second escape would print `&amp;`.
    interpolation: { escapeValue: false, prefix: "{", suffix: "}" },
  });
  return instance;
}

const instance = createTranslator();

/** Catalogues and overrides that i18next already has, by language and place. */
const given = new Map<string, readonly [Catalogue, TextOverrides]>();

/**
 * Plural forms by i18next: 1 faktura, 2 faktury, 5 faktur; 1 рахунок, 2 рахунки, 5 рахунків; 1 invoice, 2 invoices. A
 * place that is shown in Polish has the forms of Polish.
 */
export const plurals: PluralText = (place, polish, key, params) => {
  const translated = pageTexts.catalogueOf(place);
  const lng = translated === undefined ? "pl" : pageTexts.language;
  const catalogue = translated ?? polish;
  const { overrides } = pageTexts;
  const [knownCatalogue, knownOverrides] = given.get(`${lng}:${place}`) ?? [];
  if (knownCatalogue !== catalogue || knownOverrides !== overrides) {
    const texts = Object.entries(catalogue).map(([name, text]) => [name, pageTexts.overrideOf(place, name) ?? text]);
    instance.addResourceBundle(lng, place, Object.fromEntries(texts), false, true);
    given.set(`${lng}:${place}`, [catalogue, overrides]);
  }
  return instance.t(key, { ...params, ns: place, lng });
};
