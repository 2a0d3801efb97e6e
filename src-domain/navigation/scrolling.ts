/** What floats above a page while it is scrolled. */
export interface Afloat {
  /** Whether it has stepped aside. */
  readonly isAside: boolean;
  /** From where the page has gone the way that it goes now, px. */
  readonly from: number;
}

/** How far a page is scrolled, how far it can be, and how much of it is seen at once, px. */
export interface ScrolledPage {
  readonly at: number;
  readonly end: number;
  readonly seen: number;
}

/** A finger that rests on the screen moves the page, too, px. */
const REST = 16;

/**
 * Who reads on, downwards, gets what lies beneath the quick actions; who turns back gets the quick actions. Where the
 * page begins and where it ends they always
 * stand, and nothing is beneath them there. A page that jumps by more than is seen of it is not read: somebody has just
 * come to that place.
 */
export function afterScroll({ isAside, from }: Afloat, { at, end, seen }: ScrolledPage): Afloat {
  // beyond its ends a page only springs
  const here = Math.min(Math.max(at, 0), end);
  const way = here - from;
  if (here <= 0 || here >= end - 1 || Math.abs(way) > seen) return { isAside: false, from: here };
  if (isAside ? way > 0 : way < 0) return { isAside, from: here };
  return Math.abs(way) < REST ? { isAside, from } : { isAside: way > 0, from: here };
}
