/**
 * Reloads the page when a chunk does not load: usually it is one of a former release (GUARD-06). Each target is
 * reloaded once; a failure after that is real.
 */
export interface PageReloadPort {
  /** Text that the page before handed over to this one when it was reloaded; `undefined` without a reload. */
  readonly carried: string | undefined;
  /**
   * Reloads the page at `target` and hands `carry` over. Returns whether the page is going away: nothing may be drawn
   * before it does. False without a network, and for a target that has been reloaded already.
   */
  reloadAt(target: string, carry?: string): boolean;
  /** All of a target has loaded: its next failure counts as a first one. */
  forget(): void;
}
