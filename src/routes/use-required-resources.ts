import { reaction } from "mobx";
import { useEffect } from "react";
import { useLocation, useNavigate, useNavigationType } from "react-router-dom";
import { pathTo } from "#domain/navigation/paths.ts";
import type { AsyncState } from "#ui/stores/async-value.ts";

/** Data that a page requires. */
export interface RequiredResource {
  readonly state: AsyncState<unknown>;
  load(): Promise<void>;
}

/**
 * Loads the data that a page requires; opens the error page when all requests are settled and one has failed (CALL-07).
 * Reloads data that failed on another page, but not data that the portal has just requested at its start. The error
 * page replaces the failed page in the history. `resources` must be stable between renders.
 */
export function useRequiredResources(resources: readonly RequiredResource[]): void {
  const navigate = useNavigate();
  const isNewVisit = useNavigationType() !== "POP";
  const { pathname, search } = useLocation();
  useEffect(() => {
    // Loads before checking for failures.
    for (const resource of resources) if (isNewVisit || resource.state.status === "idle") void resource.load();
    return reaction(
      () => resources.every(({ state }) => isSettled(state)) && resources.some(({ state }) => isUnavailable(state)),
      (hasFailed) => {
        // The state contains the target of "Spróbuj ponownie" on the error page.
        if (hasFailed) void navigate(pathTo("error"), { replace: true, state: `${pathname}${search}` });
      },
      { fireImmediately: true },
    );
  }, [resources, navigate, isNewVisit, pathname, search]);
}

const isSettled = ({ status }: AsyncState<unknown>): boolean => status === "ready" || status === "failed";

/**
 * Returns true if a value is missing after a failure. A lost session and a forbidden role have pages of their own
 * (CALL-08).
 */
function isUnavailable(state: AsyncState<unknown>): boolean {
  if (state.status !== "failed" || state.stale !== undefined) return false;
  const { failure } = state;
  return failure.kind !== "flagged" || (failure.flag !== "sessionError" && failure.flag !== "roleError");
}
