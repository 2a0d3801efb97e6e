/** Visible height of the window, and the largest height seen at this width (px). */
export interface WindowHeight {
  readonly visible: number;
  readonly largest: number;
}

/**
 * Returns true if an on-screen keyboard is open: it takes at least a quarter of the height. An address bar, or the
 * suggestion row of a hardware keyboard, takes less.
 */
export const isOnScreenKeyboardOpen = ({ visible, largest }: WindowHeight): boolean => visible < largest * 0.75;
