/**
 * Which of the operator's greetings this browser has shown (NAV-14). Kept in `ebok.widget`, the one key beside the chat's that a logout
 * leaves (SESS-06): so it holds marks alone, and nothing of whom they were shown to. Synchronous. Where the browser forbids its
 * storage, nothing was shown before: a greeting then comes with every login.
 */
export interface WelcomeMarksPort {
  /** The marks of what was shown, the latest first; none where what is kept cannot be read. Never throws. */
  read(): readonly string[];
  /** Keeps these marks instead. Never throws. */
  write(marks: readonly string[]): void;
}
