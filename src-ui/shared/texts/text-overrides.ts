/** Texts that an operator replaces (`brand.texts` of the configuration): `place:key` to a text. */
export type TextOverrides = Readonly<Record<string, string>>;

let overrides: TextOverrides = {};

/** Replaces all overrides. Texts that are read afterwards are the operator's. */
export function setTextOverrides(next: TextOverrides): void {
  overrides = next;
}

/** The overrides in force; another object whenever they were replaced. */
export function textOverrides(): TextOverrides {
  return overrides;
}

/** Returns the operator's text for `key` of `place`; `undefined` where the portal's text stands. */
export function textOverride(place: string, key: string): string | undefined {
  return overrides[`${place}:${key}`];
}
