/** Values of `customers.status` by the words of LMS's `userpanel.allowed_customer_status`. */
const STATUSES: Readonly<Record<string, number>> = {
  interested: 1,
  awaiting: 2,
  connected: 3,
  disconnected: 4,
  debtcollection: 5,
};

/** Rules of an installation about who may log in. */
export interface LoginPolicy {
  /** Values of `customers.status` that may log in; `undefined`: all. */
  readonly statuses: readonly number[] | undefined;
  /** Seconds for which a PIN that is stored as a text is valid after its last change; `undefined`: forever. */
  readonly textPinValidity: number | undefined;
}

/** Policy without limits, as that of LMS when nothing is set. */
export const OPEN_POLICY: LoginPolicy = { statuses: undefined, textPinValidity: undefined };

/**
 * Reads a list such as `connected,debtcollection` or `!disconnected`, in the notation of LMS. Returns `undefined` for
 * an unknown word, because a misspelled list must not let anyone in.
 */
export function parseStatuses(list: string): readonly number[] | undefined {
  const words = list.split(/[\s,;]+/).filter((word) => word !== "");
  const isUnknown = words.some((word) => STATUSES[word.replace(/^!/, "")] === undefined);
  if (words.length === 0 || isUnknown) return undefined;
  const named = words.filter((word) => !word.startsWith("!"));
  return Object.entries(STATUSES)
    .filter(([word]) => !words.includes(`!${word}`) && (named.length === 0 || named.includes(word)))
    .map(([, status]) => status);
}
