import { randomInt } from "node:crypto";

/** Digits and capital letters without those that are misread: 0, 1, I, L and O. */
const ALPHABET = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";

/** Returns an unguessable code that customers can read and dictate. */
export function newReadableCode(length: number): string {
  return Array.from({ length }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join("");
}
