import type { Catalogue } from "./page-texts.ts";
import type { SingleKey, TextParams, Texts } from "./texts.ts";

/** Piece of a sentence: text of the catalogue, or the place of a value that the caller renders itself. */
export type TextPiece =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "placeholder"; readonly name: string };

/**
 * Splits a sentence of the catalogue at the placeholders `names`; `params`: values of the others. A search for the
 * value in the finished text would fail, because `t` replaces spaces in numbers by no-break spaces.
 */
export function splitAtPlaceholders<Own extends Catalogue>(
  t: Texts<Own>,
  of: SingleKey<Own>,
  names: readonly string[],
  params?: TextParams,
): readonly TextPiece[] {
  const placeholders = Object.fromEntries(names.map((name) => [name, `{${name}}`]));
  const text = t(of, { ...params, ...placeholders });
  // Odd indexes are the names of placeholders.
  return text.split(/\{(\w+)\}/u).flatMap((part, index): readonly TextPiece[] => {
    if (index % 2 === 0) return part === "" ? [] : [{ kind: "text", text: part }];
    return [names.includes(part) ? { kind: "placeholder", name: part } : { kind: "text", text: `{${part}}` }];
  });
}
