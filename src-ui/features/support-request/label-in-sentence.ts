/** Polish label of a field as part of a sentence. None of the kinds changes the grammatical case of a word. */
export interface LabelInSentence {
  /**
   * `question`: ends a sentence, "Wybierz, jak przekazać rekompensatę". `request`: a sentence itself, "Opisz problem".
   * `name`: stands before the sentence, "Powód: Wybierz odpowiedź".
   */
  readonly kind: "question" | "request" | "name";
  readonly text: string;
}

/** Prepositions before a question: "O co prosisz", "W jaki sposób". */
const PREPOSITION = /^(?:o|w|z|na|do|dla|od|po|za|przez|przy)\s/iu;

/**
 * Words with which a label asks, in Polish: "Jak przekazać rekompensatę". Not nouns that begin alike, such as "Jakość".
 */
const ASKS = /^(?:jak|co|czego|czemu|czym|kto|kogo|komu|kim|kiedy|gdzie|skąd|dokąd|dlaczego|ile|czy)(?!\p{L})/iu;

/** Words of the same use with the endings of adjectives: "Jaki", "Której", "Czyim". */
const ASKS_FOR_KIND = /^(?:jak|któr|czyj|czy)(?:i|y|a|ą|e|ie|zy|i?ego|i?ej|i?emu|im|ym|imi|ymi|ich|ych)?(?!\p{L})/iu;

function isQuestion(text: string): boolean {
  const words = text.replace(PREPOSITION, "");
  return ASKS.test(words) || ASKS_FOR_KIND.test(words);
}

/** Words with which a label says what to do, in Polish. */
const REQUESTS = /^(?:opisz|podaj|napisz|wpisz|wybierz|wskaż|zaznacz|określ|wyjaśnij|uzasadnij)(?!\p{L})/iu;

/** Returns the label of a field as part of a sentence (VAL-18). Names keep their letters: they may be proper names. */
export function labelInSentence(label: string): LabelInSentence {
  const text = label.trim().replace(/[?:]$/u, "");
  if (REQUESTS.test(text)) return { kind: "request", text };
  if (!isQuestion(text)) return { kind: "name", text };
  return { kind: "question", text: text.charAt(0).toLocaleLowerCase("pl") + text.slice(1) };
}
