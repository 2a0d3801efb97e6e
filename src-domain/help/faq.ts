import { foldText, containsAllWords, findHits, searchWordsOf, type Hit } from "./text-search.ts";
import { plainText } from "./plain-text.ts";

/** What questions are about. */
export interface FaqCategory {
  readonly categoryId: string;
  readonly name: string;
}

/** A question that customers ask, and its answer. */
export interface FaqQuestion {
  readonly questionId: string;
  /** Of a category that may not be there: the question is then of none. */
  readonly categoryId: string | undefined;
  readonly question: string;
  /** HTML of the operator. */
  readonly answer: string;
}

/** All questions, in the operator's order. */
export interface Faq {
  readonly categories: readonly FaqCategory[];
  readonly questions: readonly FaqQuestion[];
}

/** What is looked for; `undefined` is any category. */
export interface FaqSearch {
  readonly text: string;
  readonly categoryId: string | undefined;
}

/** A part of a text, and what of it was found. */
export interface Quote {
  readonly text: string;
  readonly hits: readonly Hit[];
}

/** A question as it was found. */
export interface FoundQuestion {
  readonly question: FaqQuestion;
  /** The question with what was found in it. */
  readonly title: Quote;
  /** Where the answer says it; `undefined` where the question alone does, or nothing was looked for. */
  readonly excerpt: Quote | undefined;
}

/** Questions of one category; `category` is `undefined` for those of none. */
export interface FaqSection {
  readonly category: FaqCategory | undefined;
  readonly questions: readonly FaqQuestion[];
}

/** So many characters of an answer are quoted, and so many of them before what was found. */
const EXCERPT_LENGTH = 160;
const EXCERPT_LEAD_LENGTH = 40;

/**
 * Questions by category, in the operator's order; those of no known category last. A category without questions is left
 * out.
 */
export function faqSections({ categories, questions }: Faq): readonly FaqSection[] {
  const known = new Set(categories.map(({ categoryId }) => categoryId));
  const sections: readonly FaqSection[] = [
    ...categories.map((category) => ({
      category,
      questions: questions.filter(({ categoryId }) => categoryId === category.categoryId),
    })),
    {
      category: undefined,
      questions: questions.filter(({ categoryId }) => categoryId === undefined || !known.has(categoryId)),
    },
  ];
  return sections.filter((section) => section.questions.length > 0);
}

/** The question of that id; `undefined` for one that is there no more. */
export function findQuestion({ questions }: Faq, questionId: string): FaqQuestion | undefined {
  return questions.find((one) => one.questionId === questionId);
}

/**
 * Questions in which all words of the text are found, in the question or its answer, without case, diacritics and
 * endings: those that say
 * them in the question first. Without a word all of the category's are found, in the operator's order.
 */
export function searchFaq({ questions }: Faq, { text, categoryId }: FaqSearch): readonly FoundQuestion[] {
  const words = searchWordsOf(text);
  const inCategory = questions.filter((one) => categoryId === undefined || one.categoryId === categoryId);
  if (words.length === 0)
    return inCategory.map((question) => ({
      question,
      title: { text: question.question, hits: [] },
      excerpt: undefined,
    }));
  const found = inCategory.flatMap((question) => {
    const { title, answer, whole } = searchable(question);
    if (!containsAllWords(whole, words)) return [];
    return [
      {
        inTitle: containsAllWords(title, words),
        question,
        title: { text: question.question, hits: findHits(question.question, words) },
        excerpt: excerptOf(answer, words),
      },
    ];
  });
  return [...found.filter(({ inTitle }) => inTitle), ...found.filter(({ inTitle }) => !inTitle)].map(
    ({ question, title, excerpt }) => ({ question, title, excerpt }),
  );
}

/** What of a question is searched. */
interface Searchable {
  /** The question, folded. */
  readonly title: string;
  /** Words of the answer. */
  readonly answer: string;
  /** Question and answer, folded. */
  readonly whole: string;
}

const known = new WeakMap<FaqQuestion, Searchable>();

/** Made once of each question: a search is made anew with every letter that is typed. */
function searchable(question: FaqQuestion): Searchable {
  const before = known.get(question);
  if (before !== undefined) return before;
  const answer = plainText(question.answer);
  const title = foldText(question.question);
  const made = { title, answer, whole: `${title} ${foldText(answer)}` };
  known.set(question, made);
  return made;
}

/** The part of an answer around the first that was found in it, between words. */
function excerptOf(answer: string, words: readonly string[]): Quote | undefined {
  const [first] = findHits(answer, words);
  if (first === undefined) return undefined;
  const from = first.from <= EXCERPT_LEAD_LENGTH ? 0 : answer.indexOf(" ", first.from - EXCERPT_LEAD_LENGTH) + 1;
  const end =
    from + EXCERPT_LENGTH >= answer.length
      ? answer.length
      : Math.max(answer.lastIndexOf(" ", from + EXCERPT_LENGTH), first.to);
  const text = `${from > 0 ? "… " : ""}${answer.slice(from, end)}${end < answer.length ? " …" : ""}`;
  return { text, hits: findHits(text, words) };
}
