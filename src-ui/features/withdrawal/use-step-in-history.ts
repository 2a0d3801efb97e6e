import { reaction } from "mobx";
import { useEffect, useRef } from "react";
import type { WithdrawalViewModel } from "./withdrawal.view-model.ts";

/** Second step in the address, and the function that opens or leaves it there. */
export interface StepInHistory {
  readonly isReviewed: boolean;
  readonly onReviewed: (isOpen: boolean) => void;
}

/** Keeps the step of the page and the entry of the browser's history the same (WITHDRAW-23). */
export function useStepInHistory(
  model: Pick<WithdrawalViewModel, "step" | "review" | "edit">,
  { isReviewed, onReviewed }: StepInHistory,
): void {
  const shown = useRef(isReviewed);
  useEffect(() => {
    if (shown.current === isReviewed) return;
    shown.current = isReviewed;
    if (!isReviewed && model.step === "review") model.edit();
    if (isReviewed && model.step === "form")
      void model.review().then((wrong) => {
        if (wrong !== undefined) onReviewed(false);
      });
  }, [model, isReviewed, onReviewed]);
  useEffect(
    () =>
      reaction(
        () => model.step === "review",
        (isReview) => {
          if (isReview !== shown.current) onReviewed(isReview);
        },
      ),
    [model, onReviewed],
  );
}
