import { reaction } from "mobx";
import { useEffect, useRef } from "react";

/** Second step in the address, and the function that opens or leaves it there. */
export interface StepInHistory {
  /** True while the address names the summary. */
  readonly isReviewed: boolean;
  /** Opens or leaves the summary in the address. */
  readonly onReviewed: (isOpen: boolean) => void;
}

/** Page with a form and a summary of what will be sent. */
export interface PageWithReview {
  /** True while the summary is shown. */
  readonly isReviewing: boolean;
  /** Opens the summary. Returns the name of a field that is wrong, if the form stays for it. */
  review(): Promise<string | undefined> | void;
  /** Returns to the form. */
  edit(): void;
}

/**
 * Keeps the step of the page and the entry of the browser's history the same (WITHDRAW-23, TERM-35). A page that opens
 * at the entry of a summary which it cannot open again leaves the entry, as after a reload.
 *
 * @param canResume true if the page opens the summary again by itself
 */
export function useStepInHistory(
  model: PageWithReview,
  { isReviewed, onReviewed }: StepInHistory,
  canResume = false,
): void {
  const shown = useRef(isReviewed);
  const hasStarted = useRef(false);
  useEffect(() => {
    if (hasStarted.current) return;
    hasStarted.current = true;
    if (isReviewed && !canResume) onReviewed(false);
  }, [isReviewed, canResume, onReviewed]);
  useEffect(() => {
    if (shown.current === isReviewed) return;
    shown.current = isReviewed;
    if (!isReviewed && model.isReviewing) model.edit();
    if (isReviewed && !model.isReviewing)
      void Promise.resolve(model.review()).then((wrong) => {
        if (wrong !== undefined) onReviewed(false);
      });
  }, [model, isReviewed, onReviewed]);
  useEffect(
    () =>
      reaction(
        () => model.isReviewing,
        (isReview) => {
          if (isReview !== shown.current) onReviewed(isReview);
        },
      ),
    [model, onReviewed],
  );
}
