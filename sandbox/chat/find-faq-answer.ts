import type { DatabaseSync } from "node:sqlite";
import { textColumn } from "../database/rows.ts";

/** Question of the FAQ with its answer. */
export interface AnsweredQuestion {
  readonly questionId: string;
  readonly question: string;
  /** First paragraph of the answer, without markup. */
  readonly text: string;
}

/** Answer of the FAQ to a customer's question. */
interface FoundFaqAnswer extends AnsweredQuestion {
  readonly score: number;
}

/** Words that say nothing about the subject, without diacritics. */
const STOP_WORDS = new Set(
  (
    "jak gdzie kiedy czy czemu dlaczego moge mozna mozesz chce chcialbym chcialabym prosze moje moja moj mam mnie " +
    "jest sie oraz albo dla nie tak czym ktory ktora ktore zrobic zrobi dzien dobry czesc hej pytanie wiem przy pod " +
    "nad bez moc bardzo teraz juz"
  ).split(" "),
);
/** Shortest beginning that two forms of a word share: "hasło" and "hasła". */
const MIN_STEM = 4;
/** Polish endings take at most this part of the shorter word. */
const STEM_PART = 0.8;
/** Longest ending, letters: "przy" is no form of "przyjdzie". */
const MAX_ENDING = 4;
/** A word of the question counts more than one of the answer, which has many. */
const QUESTION_WEIGHT = 3;
/** Part of the customer's words that a fitting question has in itself or in its answer. */
const MIN_COVERAGE = 0.6;
/** Two words of the question. */
export const STRONG_SCORE = 2 * QUESTION_WEIGHT;

/** Returns the meaningful words. */
function wordsOf(text: string): readonly string[] {
  const words = foldDiacritics(text).split(/[^a-z0-9]+/);
  return [...new Set(words.filter((word) => word.length > 2 && !STOP_WORDS.has(word)))];
}

/** Returns true for two forms of a word. */
function isSameWord(one: string, other: string): boolean {
  if (one === other) return true;
  const stem = Math.max(MIN_STEM, Math.ceil(Math.min(one.length, other.length) * STEM_PART));
  if (Math.max(one.length, other.length) - stem > MAX_ENDING) return false;
  return one.length >= stem && one.slice(0, stem) === other.slice(0, stem);
}

const countIn = (words: readonly string[], wanted: readonly string[]): number =>
  wanted.filter((word) => words.some((one) => isSameWord(one, word))).length;

const textOf = (html: string): string =>
  html
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ")
    .replace(/ (?=[.,])/g, "")
    .trim();

/** Question of the FAQ, prepared for the search. */
interface IndexedQuestion extends AnsweredQuestion {
  readonly questionWords: readonly string[];
  readonly answerWords: readonly string[];
}

/** Prepared once for a database, because the bot answers thousands of messages a second under load. */
const indexes = new WeakMap<DatabaseSync, readonly IndexedQuestion[]>();

function indexOf(db: DatabaseSync): readonly IndexedQuestion[] {
  const known = indexes.get(db);
  if (known !== undefined) return known;
  const made = db
    .prepare("SELECT * FROM faq_question ORDER BY position")
    .all()
    .map((row) => {
      const [question, answer] = [textColumn(row, "question"), textColumn(row, "answer")];
      return {
        questionId: textColumn(row, "question_id"),
        question,
        text: textOf(/^<(p|ol|ul)>.*?<\/\1>/s.exec(answer)?.[0] ?? answer),
        questionWords: wordsOf(question),
        answerWords: wordsOf(textOf(answer)),
      };
    });
  indexes.set(db, made);
  return made;
}

/** Returns the answer to a question of the FAQ; `undefined` if the operator has removed it. */
export const faqAnswerOf = (db: DatabaseSync, questionId: string): AnsweredQuestion | undefined =>
  indexOf(db).find((one) => one.questionId === questionId);

/** Returns the answer that fits the customer's words best; `undefined` if none fits well. */
export function findFaqAnswer(db: DatabaseSync, customerText: string): FoundFaqAnswer | undefined {
  const wanted = wordsOf(customerText);
  let best: FoundFaqAnswer | undefined;
  for (const { questionWords, answerWords, ...question } of indexOf(db)) {
    const ofQuestion = countIn(questionWords, wanted);
    if (ofQuestion === 0) continue;
    const covered = countIn([...questionWords, ...answerWords], wanted);
    if (covered < wanted.length * MIN_COVERAGE) continue;
    const score = ofQuestion * QUESTION_WEIGHT + countIn(answerWords, wanted);
    if (score > (best?.score ?? 0)) best = { ...question, score };
  }
  return best;
}

/** Returns the text in lower case without diacritics, for searching: "Zapłacić" becomes "zaplacic". */
export function foldDiacritics(text: string): string {
  return text.toLowerCase().replaceAll("ł", "l").normalize("NFD").replace(/\p{M}/gu, "");
}
