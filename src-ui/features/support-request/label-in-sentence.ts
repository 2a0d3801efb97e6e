/** Label of a field as the end of a sentence. */
export interface LabelInSentence {
  /**
   * `question`: "Wybierz, jak przekazać rekompensatę". `object`: "Wybierz powód". `name`, whose accusative differs:
   * "Wybierz: usługa". `request`: a sentence itself, "Opisz problem".
   */
  readonly kind: "question" | "object" | "name" | "request";
  readonly text: string;
}

/** Words with which a label asks, in Polish: "Jak przekazać rekompensatę", "O co prosisz", "W jaki sposób". */
const ASKS =
  /^(?:(?:o|w|z|na|do|dla|od|po|za|przez|przy)\s)?(?:jak|któr|czyj|(?:co|czego|czemu|czym|kto|kogo|komu|kim|kiedy|gdzie|skąd|dokąd|dlaczego|ile|czy)(?!\p{L}))/iu;

/** Words with which a label says what to do, in Polish. */
const REQUESTS = /^(?:opisz|podaj|napisz|wpisz|wybierz|wskaż|zaznacz|określ|wyjaśnij|uzasadnij)(?!\p{L})/iu;

/** Words between two nouns, both of which are objects of the verb. */
const BETWEEN_OBJECTS = /\s(?:albo|lub|i|oraz)\s/u;

/** Nouns whose Polish accusative may differ from the nominative: in -a, and words for persons. */
const OTHER_ACCUSATIVE = /(?:a|or|nik|ant|arz|ciel|(?:kli|ag|abon|konsum)ent)$/iu;

/** Returns true if the label reads the same after a verb. A noun in the genitive may follow: "Numer konta". */
function isAlsoAccusative(name: string): boolean {
  return name.split(BETWEEN_OBJECTS).every((object) => !OTHER_ACCUSATIVE.test(object.split(/\s/u, 1)[0] ?? ""));
}

/** Writes the label of a field as the end of a sentence (VAL-18). An abbreviation keeps its capital letters. */
export function labelInSentence(label: string): LabelInSentence {
  const name = label.trim().replace(/[?:]$/u, "");
  if (REQUESTS.test(name)) return { kind: "request", text: name };
  const text = /^\p{Lu}(?!\p{Lu})/u.test(name) ? name.charAt(0).toLocaleLowerCase("pl") + name.slice(1) : name;
  if (ASKS.test(name)) return { kind: "question", text };
  return { kind: isAlsoAccusative(name) ? "object" : "name", text };
}
