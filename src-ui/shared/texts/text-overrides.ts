/** Texts that an operator replaces (`brand.texts` of the configuration): `place:key` to a text. */
export type TextOverrides = Readonly<Record<string, string>>;

/** Overrides of this page. Texts are read by plain functions, which no container reaches. */
class PageTexts {
  overrides: TextOverrides = {};
}

const page = new PageTexts();

/** Replaces all overrides. Texts that are read afterwards are the operator's. */
export function setTextOverrides(next: TextOverrides): void {
  page.overrides = next;
}

/** The overrides in force; another object whenever they were replaced. */
export function textOverrides(): TextOverrides {
  return page.overrides;
}

/** Returns the operator's text for `key` of `place`; `undefined` where the portal's text stands. */
export function textOverride(place: string, key: string): string | undefined {
  return page.overrides[`${place}:${key}`];
}
