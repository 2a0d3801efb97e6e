/** Scroll positions of the pages that this tab has shown; they survive a reload. */
export interface ScrollPositionsPort {
  /**
   * Forgets the position of the displayed path if the browser has just opened it as a new visit, so that the page
   * starts at its top. A reload and the way back keep it (NAV-10).
   */
  forgetOnNewVisit(): void;
}
