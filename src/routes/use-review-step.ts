import { useCallback } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router-dom";
import type { StepInHistory } from "#ui/shared/use-step-in-history.ts";
import { REVIEW_OPENED } from "./history-state.ts";

/** Query parameter and its value while the summary before an order or a statement is open. */
const STEP = "step";
const REVIEW = "review";

/**
 * Makes the summary a step of the browser's history (OFFER-09, WITHDRAW-23, TERM-35): "back" leads to the page before
 * it. A reload keeps the step in the address; a page that has not stored the choice leaves it. Leaving a summary that
 * was opened here goes back, so that no second entry of it stays.
 */
export function useReviewStep(): StepInHistory {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const location = useLocation();
  const visitState: unknown = location.state;
  const isOwnStep = visitState === REVIEW_OPENED;
  const onReviewed = useCallback(
    (isOpen: boolean) => {
      if (!isOpen && isOwnStep) return void navigate(-1);
      const search = new URLSearchParams(window.location.search);
      if (isOpen) search.set(STEP, REVIEW);
      else search.delete(STEP);
      return void navigate({ search: search.toString() }, isOpen ? { state: REVIEW_OPENED } : { replace: true });
    },
    [navigate, isOwnStep],
  );
  return { isReviewed: query.get(STEP) === REVIEW, onReviewed };
}
