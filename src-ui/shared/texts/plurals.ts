import { createInstance, type i18n } from "i18next";
import { type TextOverrides, textOverride, textOverrides } from "./text-overrides.ts";
import type { Catalogue, PluralText } from "./texts.ts";

/** Creates the i18next instance of all catalogues. Synchronous: every text is in the bundle of its feature. */
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
    // React escapes the text; a second escape would print `&amp;`.
    interpolation: { escapeValue: false, prefix: "{", suffix: "}" },
  });
  return instance;
}

const instance = polish();

/** Overrides that i18next already has, by place. */
const given = new Map<string, TextOverrides>();

const overridden = (place: string, catalogue: Catalogue): Catalogue =>
  Object.fromEntries(Object.entries(catalogue).map(([key, text]) => [key, textOverride(place, key) ?? text]));

/** Plural forms by i18next: 1 faktura, 2 faktury, 5 faktur. */
export const polishPlurals: PluralText = (place, catalogue, key, params) => {
  const overrides = textOverrides();
  if (given.get(place) !== overrides) {
    instance.addResourceBundle("pl", place, overridden(place, catalogue), false, true);
    given.set(place, overrides);
  }
  return instance.t(key, { ...params, ns: place });
};
