import { createHmac } from "node:crypto";

/** Masks a text; equal texts of one recording get equal masks, so that ids still refer to each other. */
export type ValueMask = (text: string) => string;

const LOWER = "abcdefghijklmnopqrstuvwxyz";
const HEX_LETTERS = "abcdef";

/**
 * Scheme and host of an address without a password, which rules compare with the portal's own; or leading zeros, which
 * must not be lost.
 */
const UNMASKED_BEGINNING = /^(?:(?:https?|wss?):\/\/[^/?#@]+(?![^/?#@]*@)|0+)/;

/** Tags and named entities of HTML. */
const MARKUP = /(<\/?[a-zA-Z][^<>]*>|&[a-zA-Z]+;)/;

/** Lower-case hexadecimal digits only, as of hashes and tokens. */
const IS_HEX = /^[0-9a-f]{16,}$/;

/** Returns bytes that only key and text decide, as many as are asked for. */
function createByteSource(key: string, text: string): () => number {
  let block = createHmac("sha256", key).update(text).digest();
  let next = 0;
  return () => {
    if (next === block.length) {
      block = createHmac("sha256", key).update(block).digest();
      next = 0;
    }
    const byte = block[next] ?? 0;
    next += 1;
    return byte;
  };
}

/**
 * Creates a mask that keeps the shape of a text: length, kind of each character, case, leading zeros, punctuation, tags
 * of HTML, and the host of an address. `key` is a secret that is used for one recording and then forgotten.
 */
export function createValueMask(key: string): ValueMask {
  return (text) => {
    const letters = IS_HEX.test(text) ? HEX_LETTERS : LOWER;
    const beginning = UNMASKED_BEGINNING.exec(text)?.[0] ?? "";
    const rest = text.slice(beginning.length);
    const nextByte = createByteSource(key, rest);
    const pick = (from: string): string => from.charAt(nextByte() % from.length);
    const maskCharacter = (character: string): string => {
      if (character >= "0" && character <= "9") return pick("123456789");
      if (character >= "a" && character <= "z") return pick(letters);
      if (character >= "A" && character <= "Z") return pick(letters).toUpperCase();
      if (character < "\u0080" || !/[\p{L}\p{N}]/u.test(character)) return character;
      if (/\p{N}/u.test(character)) return pick("123456789");
      return /\p{Lu}/u.test(character) ? pick(letters).toUpperCase() : pick(letters);
    };
    const maskCharacters = (characters: string): string => {
      let masked = "";
      for (const character of characters) masked += maskCharacter(character);
      return masked;
    };
    const parts = rest.includes("<") || rest.includes("&") ? rest.split(MARKUP) : [rest];
    return (
      beginning +
      parts.map((part, index) => (index % 2 === 0 ? maskCharacters(part) : maskTag(part, maskCharacters))).join("")
    );
  };
}

/** Masks the values of attributes: an address in a link may name a customer. */
const maskTag = (tag: string, maskWords: ValueMask): string =>
  tag.replace(/=\s*("[^"]*"|'[^']*'|[^\s>]+)/g, (value) => maskWords(value));
