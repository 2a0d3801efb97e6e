/** Label of a choice as the end of a sentence. */
export interface ChoiceInSentence {
  /** `question`: "Wybierz, jak przekazać rekompensatę". `name`: "Wybierz: powód". */
  readonly kind: "question" | "name";
  readonly text: string;
}

/** Words with which a label asks, in Polish: "Jak przekazać rekompensatę", "O co prosisz", "W jaki sposób". */
const ASKS =
  /^(?:(?:o|w|z|na|do|dla|od|po|za|przez|przy)\s)?(?:jak|któr|czyj|(?:co|czego|czemu|czym|kto|kogo|komu|kim|kiedy|gdzie|skąd|dokąd|dlaczego|ile|czy)(?!\p{L}))/iu;

/** Writes the label of a choice as the end of a sentence (VAL-18). An abbreviation keeps its capital letters. */
export function choiceInSentence(label: string): ChoiceInSentence {
  const name = label.trim().replace(/[?:]$/u, "");
  const text = /^\p{Lu}(?!\p{Lu})/u.test(name) ? name.charAt(0).toLocaleLowerCase("pl") + name.slice(1) : name;
  return { kind: ASKS.test(name) ? "question" : "name", text };
}
