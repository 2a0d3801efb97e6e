import type { MaskitoOptions } from "@maskito/core";

/** Changes text before it meets a mask: what is pasted, and what a browser fills in. */
type Rewrite = (text: string) => string;

/**
 * A mask by its picture: every `9` is a digit, everything else stands there by itself. Signs that do not fit are dropped, so
 * that a number may be pasted with any separators.
 */
export function digits(picture: string, rewrite: Rewrite = (text) => text): MaskitoOptions {
  return {
    mask: Array.from(picture, (sign) => (sign === "9" ? /[0-9]/ : sign)),
    preprocessors: [
      ({ elementState, data }) => {
        const value = rewrite(elementState.value);
        if (value === elementState.value) return { elementState, data: rewrite(data) };
        return { elementState: { value, selection: [value.length, value.length] }, data: rewrite(data) };
      },
    ],
  };
}
