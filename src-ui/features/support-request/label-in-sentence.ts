/** Label of a field as the end of a sentence. */
export interface LabelInSentence {
  /** `question`: "Wybierz, jak ją przekazać". `name`: "Wpisz: temat". `request`: a sentence itself, "Opisz problem". */
  readonly kind: "question" | "name" | "request";
  readonly text: string;
}

/** Words with which a label asks, in Polish: "Jak ją przekazać", "O co prosisz", "W jaki sposób". */
const ASKS =
  /^(?:(?:o|w|z|na|do|dla|od|po|za|przez|przy)\s)?(?:jak|któr|czyj|(?:co|czego|czemu|czym|kto|kogo|komu|kim|kiedy|gdzie|skąd|dokąd|dlaczego|ile|czy)(?!\p{L}))/iu;

/** Words with which a label says what to do, in Polish. */
const REQUESTS = /^(?:opisz|podaj|napisz|wpisz|wybierz|wskaż|zaznacz|określ|wyjaśnij|uzasadnij)(?!\p{L})/iu;

/** Writes the label of a field as the end of a sentence (VAL-18). An abbreviation keeps its capital letters. */
export function labelInSentence(label: string): LabelInSentence {
  const name = label.trim().replace(/[?:]$/u, "");
  if (REQUESTS.test(name)) return { kind: "request", text: name };
  const text = /^\p{Lu}(?!\p{Lu})/u.test(name) ? name.charAt(0).toLocaleLowerCase("pl") + name.slice(1) : name;
  return { kind: ASKS.test(name) ? "question" : "name", text };
}
