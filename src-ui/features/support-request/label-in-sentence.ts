/** Polish label of a field as part of a sentence. None of the kinds changes the grammatical case of a word. */
export interface LabelInSentence {
  /**
   * `question`: ends a sentence, "Wybierz, jak przekazać rekompensatę". `request`: a sentence itself, "Opisz problem".
   * `name`: stands before the sentence, "Powód: Wybierz odpowiedź".
   */
  readonly kind: "question" | "request" | "name";
  readonly text: string;
}

/** Words with which a label asks, in Polish: "Jak przekazać rekompensatę", "O co prosisz", "W jaki sposób". */
const ASKS = new RegExp(
  String.raw`^(?:(?:o|w|z|na|do|dla|od|po|za|przez|przy)\s)?(?:${[
    "jak(?:i|a|ą|ie|iego|iej|iemu|im|imi|ich)?",
    "któr(?:y|a|ą|e|ego|ej|emu|ym|ymi|ych|zy)",
    "czyj(?:a|ą|e|ego|ej|emu|im|imi|ich)?",
    "co|czego|czemu|czym|kto|kogo|komu|kim|kiedy|gdzie|skąd|dokąd|dlaczego|ile|czy",
  ].join("|")})(?!\p{L})`,
  "iu",
);

/** Words with which a label says what to do, in Polish. */
const REQUESTS = /^(?:opisz|podaj|napisz|wpisz|wybierz|wskaż|zaznacz|określ|wyjaśnij|uzasadnij)(?!\p{L})/iu;

/** Returns the label of a field as part of a sentence (VAL-18). Names keep their letters: they may be proper names. */
export function labelInSentence(label: string): LabelInSentence {
  const text = label.trim().replace(/[?:]$/u, "");
  if (REQUESTS.test(text)) return { kind: "request", text };
  if (!ASKS.test(text)) return { kind: "name", text };
  return { kind: "question", text: text.charAt(0).toLocaleLowerCase("pl") + text.slice(1) };
}
