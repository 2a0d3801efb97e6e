/**
 * Reloads the page when a chunk fails to load, usually after a new release (GUARD-06). Each target is reloaded once; a
 * second failure is a real error.
 */
export interface PageReloadPort {
  /** Text that the previous page load carried over; `undefined` without a reload. */
  readonly carried: string | undefined;
  /**
   * Reloads the page at `target` and carries `carry` over. Returns true if the page is about to unload, so that the
   * caller must not render. Returns false when offline and for a target that was already reloaded.
   */
  reloadAt(target: string, carry?: string): boolean;
  /**
   * Resets a target after all its chunks have loaded, so that its next failure reloads again. Ignored by a page that is
   * about to unload: it may still complete a navigation to a skeleton.
   */
  forget(): void;
}
