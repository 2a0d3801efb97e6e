/** What is seen of a window, and the most that ever was in this width, px. */
export interface SeenHeight {
  readonly seen: number;
  readonly most: number;
}

/**
 * Whether a keyboard stands in the window: it takes a good part of the height. Less is an address bar that comes and
 * goes, or the row of suggestions above a keyboard that lies on the desk.
 */
export const hasKeyboard = ({ seen, most }: SeenHeight): boolean => seen < most * 0.75;
