import { createHmac } from "node:crypto";

/** Masks a text; equal texts of one recording get equal masks, so that ids still refer to each other. */
export type ValueMask = (text: string) => string;

const LOWER = "abcdefghijklmnopqrstuvwxyz";
const HEX_LETTERS = "abcdef";

/** Scheme and host of an address, which rules compare with the portal's own; or leading zeros, which must not be lost. */
const KEPT_BEGINNING = /^(?:(?:https?|wss?):\/\/[^/?#]+|0+)/;

/** Tags and named entities of HTML. */
const MARKUP = /(<\/?[a-zA-Z][^<>]*>|&[a-zA-Z]+;)/;

/** Lower-case hexadecimal digits only, as of hashes and tokens. */
const IS_HEX = /^[0-9a-f]{16,}$/;

function* bytesOf(key: string, text: string): Generator<number, never> {
  for (let block = 0; ; block += 1) yield* createHmac("sha256", key).update(`${block}:${text}`).digest();
}

/**
 * Creates a mask that keeps the shape of a text: length, kind of each character, case, leading zeros, punctuation, tags
 * of HTML, and the host of an address. `key` is a secret that is used for one recording and then forgotten.
 */
export function createValueMask(key: string): ValueMask {
  return (text) => {
    const letters = IS_HEX.test(text) ? HEX_LETTERS : LOWER;
    const kept = KEPT_BEGINNING.exec(text)?.[0] ?? "";
    const masked = text.slice(kept.length);
    const bytes = bytesOf(key, masked);
    const pick = (from: string): string => from.charAt((bytes.next().value ?? 0) % from.length);
    const maskCharacter = (character: string): string => {
      if (/[0-9]/.test(character)) return pick("123456789");
      if (/\p{Lu}/u.test(character)) return pick(letters).toUpperCase();
      return /\p{L}/u.test(character) ? pick(letters) : character;
    };
    const maskCharacters = (characters: string): string => Array.from(characters, maskCharacter).join("");
    const parts = masked.split(MARKUP);
    return (
      kept +
      parts.map((part, index) => (index % 2 === 0 ? maskCharacters(part) : maskTag(part, maskCharacters))).join("")
    );
  };
}

/** Masks the values of attributes: an address in a link may name a customer. */
const maskTag = (tag: string, maskWords: ValueMask): string =>
  tag.replace(/=\s*("[^"]*"|'[^']*'|[^\s>]+)/g, (value) => maskWords(value));
