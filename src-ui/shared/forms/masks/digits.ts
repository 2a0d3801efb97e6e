import type { MaskitoOptions } from "@maskito/core";

/**
 * A mask by its picture: every `9` is a digit, everything else stands there by itself. Signs that do not fit are
 * dropped, so
 * that a number may be pasted with any separators.
 */
export function digits(picture: string): MaskitoOptions {
  return { mask: Array.from(picture, (sign) => (sign === "9" ? /[0-9]/ : sign)) };
}
