import { Fragment, type ReactElement } from "react";
import type { Catalogue } from "./page-texts.ts";
import { PolishText } from "./polish-text.tsx";
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
 * Sentence of the portal that contains texts of the provider. They are marked as Polish, so that a screen reader does not
 * read them in the voice of another language (I18N-10): `<TextWithPolish t={t} of="conflict.text" parts={{ title }} />`.
 */
export function TextWithPolish<Own extends Catalogue>({ t, of, params, parts }: TextWithPolishProps<Own>) {
  const placeholders = Object.fromEntries(Object.keys(parts).map((name) => [name, `{${name}}`]));
  const text = t(of, { ...params, ...placeholders });
  // Odd indexes are the names of placeholders.
  return text.split(/\{(\w+)\}/u).map((part, index) => {
    const value = index % 2 === 1 ? parts[part] : undefined;
    if (typeof value === "string") return <PolishText key={index}>{value}</PolishText>;
    if (value !== undefined) return <Fragment key={index}>{value}</Fragment>;
    return <Fragment key={index}>{index % 2 === 1 ? `{${part}}` : part}</Fragment>;
  });
}
