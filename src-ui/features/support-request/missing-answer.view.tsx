import { PolishText } from "#ui/shared/texts/polish-text.tsx";
import { labelInSentence } from "./label-in-sentence.ts";
import { t } from "./support.texts.ts";

interface MissingAnswerProps {
  /** Action with the field: the customer chooses or types. */
  readonly kind: "choice" | "text";
  readonly label: string;
  /** True for a label in the language of the page; others are Polish. */
  readonly isOwnLabel: boolean;
}

/** Error of a choice or a text without an answer, with what to choose or type: the label of the field (VAL-18). */
export function MissingAnswer({ kind, label, isOwnLabel }: MissingAnswerProps) {
  const { kind: wording, text } = labelInSentence(label);
  const named = isOwnLabel ? text : <PolishText>{text}</PolishText>;
  if (wording === "request") return named;
  return (
    <>
      {t(`missing.${kind}_${wording}`)} {named}
    </>
  );
}
