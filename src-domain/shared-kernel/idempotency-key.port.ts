/**
 * Generates idempotency keys. A form takes one key when it opens and sends it with every attempt, so that a resend or a
 * second click has one effect.
 */
export interface IdempotencyKeyPort {
  /** Returns a new unique key: 16 to 64 letters, digits and hyphens. */
  next(): string;
}
