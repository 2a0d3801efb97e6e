/** History of this tab within the portal. */
export interface NavigationHistoryPort {
  /**
   * Number of portal pages before this one; 0 if the portal was opened with this page, for example from a notification,
   * another site or a bank. Survives a reload.
   */
  readonly pagesBehind: number;
  /** Goes back by one entry. */
  back(): void;
}

/** Scroll positions of the pages that this tab has shown; they survive a reload. */
export interface ScrollPositionsPort {
  /**
   * Forgets the position of the displayed path if the browser has just opened it as a new visit, so that the page
   * starts at its top. A reload and the way back keep it (NAV-10).
   */
  forgetOnNewVisit(): void;
}
