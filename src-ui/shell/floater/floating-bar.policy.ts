/** State of the floating quick actions while the page scrolls. */
export interface FloatingBarPosition {
  readonly isHidden: boolean;
  /** Scroll position at which the current direction began (px). */
  readonly from: number;
}

/** Scroll position, largest scroll position and height of the viewport (px). */
export interface ScrollPosition {
  readonly at: number;
  readonly end: number;
  readonly viewport: number;
}

/** Movement of a resting finger (px). */
const FINGER_JITTER_PX = 16;

/**
 * Hides the bar while the customer scrolls down; shows it on the way up, at the top and at the end of the page. A jump
 * of more than one viewport is not reading, so it shows the bar.
 */
export function floatingBarAfterScroll(
  { isHidden, from }: FloatingBarPosition,
  { at, end, viewport }: ScrollPosition,
): FloatingBarPosition {
  // Overscroll beyond either end is not a movement.
  const here = Math.min(Math.max(at, 0), end);
  const distance = here - from;
  if (here <= 0 || here >= end - 1 || Math.abs(distance) > viewport) return { isHidden: false, from: here };
  if (isHidden ? distance > 0 : distance < 0) return { isHidden, from: here };
  return Math.abs(distance) < FINGER_JITTER_PX ? { isHidden, from } : { isHidden: distance > 0, from: here };
}
