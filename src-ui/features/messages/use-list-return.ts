import { useEffect, useLayoutEffect, useRef, type MouseEvent, type RefObject } from "react";

export interface ListReturnOptions {
  readonly list: RefObject<HTMLElement | null>;
  /** Id of the open message. */
  readonly current: string | undefined;
  /** Returns the index of a message, or -1. */
  readonly indexOf: (id: string) => number;
  /** Returns the distance of a row from the top of the page (px). */
  readonly startOf: (index: number) => number | undefined;
}

/**
 * Returns the customer from a message to the list as it was: the row of the message has the focus and its former place
 * in the window (MSG-06). On a phone the list is hidden while a message is open. Returns the handler of clicks on the
 * list.
 */
export function useListReturn({ list, current, indexOf, startOf }: ListReturnOptions): (event: MouseEvent) => void {
  /** Place of the clicked row in the window, and of the window in the page (px). */
  const clicked = useRef<{ readonly rowTop: number; readonly scrollY: number } | undefined>(undefined);
  const former = useRef(current);
  const isHidden = useRef(false);
  const returning = useRef<string | undefined>(undefined);

  useLayoutEffect(() => {
    const left = former.current;
    former.current = current;
    if (left === current) return;
    if (current !== undefined) {
      isHidden.current = list.current?.getClientRects().length === 0;
      // The links keep the position of the page, because a wide window continues to show the list.
      if (isHidden.current) window.scrollTo(0, 0);
      return;
    }
    returning.current = left;
    if (!isHidden.current || left === undefined) return;
    const start = startOf(indexOf(left));
    const { rowTop, scrollY } = clicked.current ?? { rowTop: window.innerHeight / 3, scrollY: 0 };
    // A deleted message has no row: the list stays where it was.
    window.scrollTo(0, start === undefined ? scrollY : start - rowTop);
  });

  // The row is rendered once the list knows its new position.
  useEffect(() => {
    if (returning.current === undefined) return;
    const index = indexOf(returning.current);
    const row = list.current?.querySelector(`[data-index="${index}"]`) ?? undefined;
    if (row === undefined && index !== -1) return;
    returning.current = undefined;
    // Heights of rows are rounded: a row may be some pixels away from where the list expects it.
    if (row !== undefined && isHidden.current && clicked.current !== undefined)
      window.scrollBy(0, row.getBoundingClientRect().top - clicked.current.rowTop);
    const link = row?.querySelector("a");
    link?.addEventListener("blur", () => link.removeAttribute("data-keeps-focus"), { once: true });
    link?.setAttribute("data-keeps-focus", "");
    link?.focus({ preventScroll: true });
  });

  return ({ target }) => {
    const row = target instanceof Element ? target.closest("[data-index]") : null;
    if (row !== null) clicked.current = { rowTop: row.getBoundingClientRect().top, scrollY: window.scrollY };
  };
}
