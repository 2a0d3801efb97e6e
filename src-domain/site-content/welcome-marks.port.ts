/**
 * What this browser has shown of the operator's greetings (NAV-14) and messages (SITE-04), and what was put off: each
 * kind begins its marks by
 * a word of its own and `_`, but greetings. At most 24 letters, digits and `_`. Kept in `ebok.widget`, the one key
 * beside the chat's that a logout
 * leaves (SESS-06): so it holds marks alone, and nothing of whom they were shown to. Synchronous. Where the browser
 * forbids its
 * storage, nothing was shown before: what is shown once then comes with every login.
 */
export interface WelcomeMarksPort {
  /** The marks of what was shown, the latest first; none where what is kept cannot be read. Never throws. */
  read(): readonly string[];
  /** Keeps these marks instead. Never throws. */
  write(marks: readonly string[]): void;
}
