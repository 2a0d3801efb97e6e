import { foldText, containsAllWords, findHits, searchWordsOf, type Hit } from "../shared-kernel/text-search.ts";
import { plainText } from "./plain-text.ts";

/** Category of questions. */
export interface FaqCategory {
  readonly categoryId: string;
  readonly name: string;
}

/** Question of the FAQ with its answer. */
export interface FaqQuestion {
  readonly questionId: string;
  /** Id of the category. A question with an unknown category is listed without one. */
  readonly categoryId: string | undefined;
  readonly question: string;
  /** HTML of the operator. */
  readonly answer: string;
}

/** All questions and categories, in the operator's order. */
export interface Faq {
  readonly categories: readonly FaqCategory[];
  readonly questions: readonly FaqQuestion[];
}

/** Search criteria; `categoryId: undefined` searches all categories. */
export interface FaqSearch {
  readonly text: string;
  readonly categoryId: string | undefined;
}

/** Text with its matches. */
export interface Quote {
  readonly text: string;
  readonly hits: readonly Hit[];
}

/** Question found by a search. */
export interface FoundQuestion {
  readonly question: FaqQuestion;
  /** Question with its matches. */
  readonly title: Quote;
  /**
   * Excerpt of the answer around its first match; `undefined` if only the question matches, or without a search text.
   */
  readonly excerpt: Quote | undefined;
}

/** Questions of one category; `category` is `undefined` for those without one. */
export interface FaqSection {
  readonly category: FaqCategory | undefined;
  readonly questions: readonly FaqQuestion[];
}

/** Length of an excerpt, and of its part before the match, characters. */
const EXCERPT_LENGTH = 160;
const EXCERPT_LEAD_LENGTH = 40;

/**
 * Groups questions by category, in the operator's order. Questions without a known category come last; empty categories
 * are left out.
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

/** Finds a question by its id; `undefined` if it no longer exists. */
export function findQuestion({ questions }: Faq, questionId: string): FaqQuestion | undefined {
  return questions.find((one) => one.questionId === questionId);
}

/**
 * Finds questions that contain all words of the text in question or answer, ignoring case, diacritics and endings.
 * Matches in the question come first. Without words it returns the whole category in the operator's order.
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

/** Searchable texts of a question. */
interface Searchable {
  /** Question, folded. */
  readonly title: string;
  /** Answer as plain text. */
  readonly answer: string;
  /** Question and answer, folded. */
  readonly whole: string;
}

const known = new WeakMap<FaqQuestion, Searchable>();

/** Computes the searchable texts once per question, because each typed letter starts a search. */
function searchable(question: FaqQuestion): Searchable {
  const before = known.get(question);
  if (before !== undefined) return before;
  const answer = plainText(question.answer);
  const title = foldText(question.question);
  const made = { title, answer, whole: `${title} ${foldText(answer)}` };
  known.set(question, made);
  return made;
}

/** Returns the part of an answer around its first match, cut between words. */
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
