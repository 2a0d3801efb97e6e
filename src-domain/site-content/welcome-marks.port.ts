/**
 * Marks of greetings (NAV-14) and messages (SITE-04) that this browser has shown or postponed. Each kind except
 * greetings has a prefix that ends with `_`. A mark has at most 24 letters, digits and `_`. Stored in `ebok.widget`,
 * which a logout keeps (SESS-06), so it must not contain personal data. Synchronous. Without storage no mark is known,
 * so one-time messages appear at every login.
 */
export interface WelcomeMarksPort {
  /** Returns the marks, latest first; none if the storage cannot be read. Never throws. */
  read(): readonly string[];
  /** Replaces the marks. Never throws. */
  write(marks: readonly string[]): void;
}
