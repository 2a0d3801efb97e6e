const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Longest time of a limit, ms. Older events need not be stored. */
export const LONGEST_LIMIT_MS = 24 * HOUR;

/** Largest number of events within a sliding time, ms. */
interface CallLimit {
  readonly atMost: number;
  readonly withinMs: number;
}

/** Limits of the providers here (LOGIN-11). The contract says which of them every back end must have. */
export const CALL_LIMITS = {
  "question of an address": [{ atMost: 300, withinMs: 10 * MINUTE }],
  "passkey login of an address": [{ atMost: 300, withinMs: 10 * MINUTE }],
  "wrong identification of an address": [
    { atMost: 20, withinMs: HOUR },
    { atMost: 50, withinMs: LONGEST_LIMIT_MS },
  ],
  "failed login of an address": [
    { atMost: 50, withinMs: 10 * MINUTE },
    { atMost: 300, withinMs: LONGEST_LIMIT_MS },
  ],
  /** Counts only where the login was not used before, so that strangers cannot lock its owner out. */
  "failed login of a login": [{ atMost: 100, withinMs: LONGEST_LIMIT_MS }],
  "wrong code of a login": [
    { atMost: 10, withinMs: HOUR },
    { atMost: 30, withinMs: LONGEST_LIMIT_MS },
  ],
  "code to a recipient": [
    { atMost: 6, withinMs: HOUR },
    { atMost: 20, withinMs: LONGEST_LIMIT_MS },
  ],
  "code of a login": [
    { atMost: 10, withinMs: HOUR },
    { atMost: 20, withinMs: LONGEST_LIMIT_MS },
  ],
  "code of an address": [
    { atMost: 30, withinMs: HOUR },
    { atMost: 100, withinMs: LONGEST_LIMIT_MS },
  ],
  "reset link of a typed login": [
    { atMost: 3, withinMs: HOUR },
    { atMost: 6, withinMs: LONGEST_LIMIT_MS },
  ],
  "reset link to a recipient": [
    { atMost: 3, withinMs: HOUR },
    { atMost: 6, withinMs: LONGEST_LIMIT_MS },
  ],
  "payment of an account": [
    { atMost: 20, withinMs: HOUR },
    { atMost: 60, withinMs: LONGEST_LIMIT_MS },
  ],
  "reset link of an address": [
    { atMost: 20, withinMs: HOUR },
    { atMost: 60, withinMs: LONGEST_LIMIT_MS },
  ],
} as const satisfies Readonly<Record<string, readonly CallLimit[]>>;

/** Counted kind of event, and whose events are counted. */
export type CallCounter = readonly [kind: keyof typeof CALL_LIMITS, owner: string];
