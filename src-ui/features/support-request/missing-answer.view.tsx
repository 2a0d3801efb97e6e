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
 * Error of a choice or a text without an answer, with what to choose or type: the label of the field (VAL-18). The
 * label comes first, as before every other error. Only a Polish question or request becomes the sentence itself.
 */
export function MissingAnswer({ kind, label, isOwnLabel }: MissingAnswerProps) {
  const language = usePageLanguage();
  const { kind: wording, text } = language === "pl" ? labelInSentence(label) : ({ kind: "name", text: label } as const);
  const named = isOwnLabel ? text : <PolishText>{text}</PolishText>;
  switch (wording) {
    case "request":
      return named;
    case "question":
      return (
        <>
          {t(`missing.${kind}_question`)} {named}
        </>
      );
    case "name":
      return (
        <>
          {named}: {t(`missing.${kind}`)}
        </>
      );
  }
}
