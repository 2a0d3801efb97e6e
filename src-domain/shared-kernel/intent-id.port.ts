/**
 * Makes the id of a write that a customer intends. One is taken when a form opens and goes with every
 * sending of it, so that a resend or a second click has one effect.
 */
export interface IntentIdPort {
  /** A new id: 16 to 64 letters, digits and hyphens, never given twice. */
  next(): string;
}
