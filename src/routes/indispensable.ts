import { reaction } from "mobx";
import { useEffect } from "react";
import { useLocation, useNavigate, useNavigationType } from "react-router-dom";
import { pathTo } from "#domain/navigation/paths.ts";
import type { AsyncState } from "#ui/stores/async-value.ts";

/** Something that a page is made of. */
export interface Need {
  readonly state: AsyncState<unknown>;
  load(): Promise<void>;
}

/**
 * Asks for what a page cannot live without, and leads to the error page once none of it is on its way any more and some
 * of it cannot be had (CALL-07). What has failed on another page is asked anew; what the portal has just asked for as
 * it
 * started is not. The page that failed leaves the history: the browser's way back does not lead into it again. `needs`
 * is
 * the same list from one drawing to the next.
 */
export function useIndispensable(needs: readonly Need[]): void {
  const navigate = useNavigate();
  const anew = useNavigationType() !== "POP";
  const { pathname, search } = useLocation();
  useEffect(() => {
    // asked before it is judged
    for (const need of needs) if (anew || need.state.status === "idle") void need.load();
    return reaction(
      () => needs.every(({ state }) => isSettled(state)) && needs.some(({ state }) => isLost(state)),
      (lost) => {
        // the error page is told by its state where "Spróbuj ponownie" leads back to
        if (lost) void navigate(pathTo("error"), { replace: true, state: `${pathname}${search}` });
      },
      { fireImmediately: true },
    );
  }, [needs, navigate, anew, pathname, search]);
}

const isSettled = ({ status }: AsyncState<unknown>): boolean => status === "ready" || status === "failed";

/** A lost session and a role that forbids lead to pages of their own (CALL-08). */
function isLost(state: AsyncState<unknown>): boolean {
  if (state.status !== "failed" || state.stale !== undefined) return false;
  const { failure } = state;
  return failure.kind !== "flagged" || (failure.flag !== "sessionError" && failure.flag !== "roleError");
}
