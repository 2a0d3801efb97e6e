/** What an operator says in words of its own instead of the portal's: `place:key` to a text. */
export type OwnWords = Readonly<Record<string, string>>;

let words: OwnWords = {};

/** From here on the operator's words stand where it has some (`brand.texts`). To be called before anything is drawn. */
export function speakIn(own: OwnWords): void {
  words = own;
}

/** The operator's own word for the text `key` of `place`; `undefined` where the portal's stands. */
export function ownWord(place: string, key: string): string | undefined {
  return words[`${place}:${key}`];
}
