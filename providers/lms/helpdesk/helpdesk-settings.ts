/** Kinds of requests by their words in `--queues`. */
const KINDS = {
  question: "QUESTION",
  fault: "FAULT",
  complaint: "COMPLAINT",
  "personal-data": "PERSONAL_DATA",
} as const;

export type RequestKind = (typeof KINDS)[keyof typeof KINDS];

/** Queue of LMS that customers may write to. */
export interface HelpdeskQueue {
  readonly id: number;
  readonly kind: RequestKind;
}

/** Settings of the help desk, which LMS keeps in `uiconfig` for its own panel. */
export interface HelpdeskSettings {
  readonly queues: readonly HelpdeskQueue[];
  /** Categories that a new ticket gets; employees see only tickets of their categories. */
  readonly categories: readonly number[];
  /** Values of `rttickets.source` that customers see; `undefined`: all. */
  readonly sources: readonly number[] | undefined;
  /** Directory in which LMS stores the files of tickets; `undefined`: no files. */
  readonly directory: string | undefined;
}

const isKindWord = (word: string): word is keyof typeof KINDS => Object.hasOwn(KINDS, word);

/** Reads a list of ids such as `1,4`. Returns `undefined` for anything else. */
export function parseIds(list: string): readonly number[] | undefined {
  const words = list.split(",").map((word) => word.trim());
  return words.every((word) => /^\d{1,9}$/.test(word)) ? [...new Set(words.map(Number))] : undefined;
}

/**
 * Reads a list of queues with their kinds, such as `1,4:fault,5:complaint`; without a kind a queue is for questions.
 * Returns `undefined` for an unknown kind, a repeated queue, and two queues for personal data.
 */
export function parseQueues(list: string): readonly HelpdeskQueue[] | undefined {
  const queues: HelpdeskQueue[] = [];
  for (const part of list.split(",")) {
    const [, id, word = "question"] = /^(\d{1,9})(?::(.+))?$/.exec(part.trim()) ?? [];
    if (id === undefined || !isKindWord(word)) return undefined;
    const kind = KINDS[word];
    const isRepeated = queues.some((queue) => queue.id === Number(id));
    if (isRepeated || (kind === "PERSONAL_DATA" && queues.some((queue) => queue.kind === kind))) return undefined;
    queues.push({ id: Number(id), kind });
  }
  return queues;
}
