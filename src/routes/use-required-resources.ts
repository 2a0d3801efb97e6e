import { reaction } from "mobx";
import { useEffect } from "react";
import { useLocation, useNavigate, useNavigationType } from "react-router-dom";
import { pathTo } from "#domain/navigation/paths.ts";
import type { AsyncState } from "#ui/stores/async-value.ts";

/** Something that a page is made of. */
export interface RequiredResource {
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
export function useRequiredResources(resources: readonly RequiredResource[]): void {
  const navigate = useNavigate();
  const isNewVisit = useNavigationType() !== "POP";
  const { pathname, search } = useLocation();
  useEffect(() => {
    // asked before it is judged
    for (const resource of resources) if (isNewVisit || resource.state.status === "idle") void resource.load();
    return reaction(
      () => resources.every(({ state }) => isSettled(state)) && resources.some(({ state }) => isUnavailable(state)),
      (hasFailed) => {
        // the error page is told by its state where "Spróbuj ponownie" leads back to
        if (hasFailed) void navigate(pathTo("error"), { replace: true, state: `${pathname}${search}` });
      },
      { fireImmediately: true },
    );
  }, [resources, navigate, isNewVisit, pathname, search]);
}

const isSettled = ({ status }: AsyncState<unknown>): boolean => status === "ready" || status === "failed";

/** A lost session and a role that forbids lead to pages of their own (CALL-08). */
function isUnavailable(state: AsyncState<unknown>): boolean {
  if (state.status !== "failed" || state.stale !== undefined) return false;
  const { failure } = state;
  return failure.kind !== "flagged" || (failure.flag !== "sessionError" && failure.flag !== "roleError");
}
