import { Fragment } from "react";
import { PolishText } from "./polish-text.tsx";

export interface TextWithPolishProps {
  /** Sentence with the names of `parts` as placeholders, which `t` leaves in a text without their values. */
  readonly text: string;
  /** Texts of the provider by placeholder. */
  readonly parts: Readonly<Record<string, string>>;
}

/**
 * Sentence of the portal that contains texts of the provider. They are marked as Polish, so that a screen reader does not
 * read them in the voice of another language (I18N-10): `<TextWithPolish text={t("conflict.text")} parts={{ title }} />`.
 */
export function TextWithPolish({ text, parts }: TextWithPolishProps) {
  // Odd indexes are the names of placeholders.
  return text.split(/\{(\w+)\}/u).map((part, index) => {
    const value = index % 2 === 1 ? parts[part] : undefined;
    if (value !== undefined) return <PolishText key={index}>{value}</PolishText>;
    return <Fragment key={index}>{index % 2 === 1 ? `{${part}}` : part}</Fragment>;
  });
}
