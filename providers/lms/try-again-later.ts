/**
 * Error for a call that can succeed later, such as one that needs another system. A write is rolled back, and the
 * refusal is not stored under its key.
 */
export class TryAgainLater extends Error {
  override readonly name = "TryAgainLater";
  /** Earliest time of the next attempt, ms; `undefined`: in a moment. */
  readonly at: number | undefined;

  constructor(at?: number) {
    super("try later");
    this.at = at;
  }
}
