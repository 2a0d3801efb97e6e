import { PolishText } from "#ui/shared/texts/polish-text.tsx";
import { t } from "./support.texts.ts";

/** Words with which a label asks, in Polish: "Jak ją przekazać", "O co prosisz", "W jaki sposób". */
const ASKS =
  /^(?:(?:o|w|z|na|do|dla|od|po|za|przez|przy)\s)?(?:jak|któr|czyj|(?:co|czego|czemu|czym|kto|kogo|komu|kim|kiedy|gdzie|skąd|dokąd|dlaczego|ile|czy)(?!\p{L}))/iu;

/** Returns the label as the end of a sentence. An abbreviation keeps its capital letters. */
const continued = (label: string): string =>
  /^\p{Lu}(?!\p{Lu})/u.test(label) ? label.charAt(0).toLocaleLowerCase("pl") + label.slice(1) : label;

interface MissingChoiceProps {
  readonly label: string;
  /** True for a label in the language of the page; others are Polish. */
  readonly isOwnForm: boolean;
}

/** Error of a choice without an answer, with what to choose: the label of the choice (VAL-18). */
export function MissingChoice({ label, isOwnForm }: MissingChoiceProps) {
  const name = label.trim().replace(/[?:]$/u, "");
  return (
    <>
      {t(ASKS.test(name) ? "missing.choiceAsked" : "missing.choice")}{" "}
      {isOwnForm ? continued(name) : <PolishText>{continued(name)}</PolishText>}
    </>
  );
}
