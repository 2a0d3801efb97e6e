import { PolishText } from "#ui/shared/texts/polish-text.tsx";
import { choiceInSentence } from "./choice-in-sentence.ts";
import { t } from "./support.texts.ts";

interface MissingChoiceProps {
  readonly label: string;
  /** True for a label in the language of the page; others are Polish. */
  readonly isOwnForm: boolean;
}

/** Error of a choice without an answer, with what to choose: the label of the choice (VAL-18). */
export function MissingChoice({ label, isOwnForm }: MissingChoiceProps) {
  const { kind, text } = choiceInSentence(label);
  return (
    <>
      {t(kind === "question" ? "missing.choiceAsked" : "missing.choice")}{" "}
      {isOwnForm ? text : <PolishText>{text}</PolishText>}
    </>
  );
}
