import { Fragment, type ReactElement } from "react";
import type { Catalogue } from "./page-texts.ts";
import { PolishText } from "./polish-text.tsx";
import { splitAtPlaceholders } from "./split-at-placeholders.ts";
import type { SingleKey, TextParams, Texts } from "./texts.ts";

export interface TextWithPolishProps<Own extends Catalogue> {
  /** Texts of the catalogue. */
  readonly t: Texts<Own>;
  /** Key of the sentence, which has one form. */
  readonly of: SingleKey<Own>;
  /** Values of the portal by placeholder. */
  readonly params?: TextParams | undefined;
  /** Texts of the provider by placeholder, or elements that mark their texts themselves. */
  readonly parts: Readonly<Record<string, string | ReactElement>>;
}

/**
 * Sentence of the portal that contains texts of the provider. They are marked as Polish, so that a screen reader does
 * not read them in the voice of another language (I18N-10): `<TextWithPolish t={t} of="conflict.text" parts={{ title }}
 * />`.
 */
export function TextWithPolish<Own extends Catalogue>({ t, of, params, parts }: TextWithPolishProps<Own>) {
  return splitAtPlaceholders(t, of, Object.keys(parts), params).map((piece, index) => {
    const value = piece.kind === "placeholder" ? parts[piece.name] : piece.text;
    if (piece.kind === "placeholder" && typeof value === "string") return <PolishText key={index}>{value}</PolishText>;
    return <Fragment key={index}>{value}</Fragment>;
  });
}
