import { PolishText } from "#ui/shared/texts/polish-text.tsx";
import { usePageLanguage } from "#ui/shared/texts/use-page-language.ts";
import { labelInSentence } from "./label-in-sentence.ts";
import { t } from "./support.texts.ts";

interface MissingAnswerProps {
  /** Action with the field: the customer chooses or types. */
  readonly kind: "choice" | "text";
  readonly label: string;
  /** True for a label in the language of the page; others are Polish. */
  readonly isOwnLabel: boolean;
}

/**
 * Error of a choice or a text without an answer, with what to choose or type: the label of the field (VAL-18). Labels
 * are Polish, so other languages name the label first, as before every other error, instead of building a sentence.
 */
export function MissingAnswer({ kind, label, isOwnLabel }: MissingAnswerProps) {
  const language = usePageLanguage();
  const { kind: wording, text } = labelInSentence(label);
  if (language !== "pl")
    return (
      <>
        {isOwnLabel ? label : <PolishText>{label}</PolishText>}: {t(`missing.${kind}_name`)}
      </>
    );
  const named = isOwnLabel ? text : <PolishText>{text}</PolishText>;
  if (wording === "request") return named;
  return (
    <>
      {t(`missing.${kind}_${wording}`)} {named}
    </>
  );
}
