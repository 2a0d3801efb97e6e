import { useEffect, type RefObject } from "react";

/** List of which a row can be revealed. */
export interface RevealedRowViewState {
  /** Index of the row that receives the focus because it was just revealed. */
  readonly revealed: number | undefined;
  /** Reports that the row has the focus. */
  clearRevealed(): void;
}

/** Focuses the first row that was just revealed, once. */
export function useFocusOnRevealedRow(body: RefObject<HTMLElement | null>, list: RevealedRowViewState): void {
  const { revealed } = list;
  useEffect(() => {
    if (revealed === undefined) return undefined;
    // Waits for the frame that lays out the new rows. The focused row replaces the pressed button, so it is already in
    // view.
    const frame = requestAnimationFrame(() => {
      body.current?.querySelector<HTMLElement>(`[data-index="${revealed}"] > th`)?.focus({ preventScroll: true });
      list.clearRevealed();
    });
    return () => cancelAnimationFrame(frame);
  }, [body, revealed, list]);
}
