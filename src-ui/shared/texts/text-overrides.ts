/** Texts that an operator replaces (`brand.texts` of the configuration): `place:key` to a text. */
export type TextOverrides = Readonly<Record<string, string>>;

/** Overrides of this page. A module-level object, because texts are read by plain functions without a container. */
class PageTexts {
  overrides: TextOverrides = {};
}

const page = new PageTexts();

/** Replaces all overrides. Affects texts that are read afterwards. */
export function setTextOverrides(next: TextOverrides): void {
  page.overrides = next;
}

/** Returns the current overrides; a different object after each replacement. */
export function textOverrides(): TextOverrides {
  return page.overrides;
}

/** Returns the operator's text for `key` of `place`; `undefined` without an override. */
export function textOverride(place: string, key: string): string | undefined {
  return page.overrides[`${place}:${key}`];
}
