import { observer } from "#ui/shared/observer.ts";
import { useCallback, useEffect, useRef, useState } from "react";
import { NavigationType as Action, useBlocker, useLocation, useNavigate, type BlockerFunction } from "react-router-dom";
import { routeAt } from "#domain/navigation/index.ts";
import { topBackHandler } from "#ui/design-system/back-stack.ts";
import { UnsavedGuard } from "#ui/shell/unsaved/unsaved-guard.view.tsx";
import type { LeaveQuestion, UnsavedChanges } from "#ui/shared/forms/unsaved-changes.ts";
import { useService } from "../container/use-service.tsx";
import { APP, FORM_SERVICES, SESSION_STORE } from "../container/tokens.ts";
import { CONTEXT_SWITCHED } from "./history-state.ts";

/**
 * Guard of every page, also of guests, active once the form services are loaded: by a form, or after the page for a
 * logout.
 */
export function UnsavedFormGuard() {
  const { container } = useService(APP);
  const [unsaved, setUnsaved] = useState<UnsavedChanges>();
  useEffect(() => {
    let gone = false;
    container.loadService("forms", FORM_SERVICES).then(
      (forms) => {
        if (!gone) setUnsaved(forms.unsaved);
      },
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [container]);
  return unsaved === undefined ? null : <PageUnsavedGuard unsaved={unsaved} />;
}

/** Staying leads to the page of an unfinished form, so that the customer sees its text (DIALOG-11). */
function withWayToForm(
  question: LeaveQuestion | undefined,
  currentPage: string,
  open: (page: string) => void,
): LeaveQuestion | undefined {
  if (question?.page === undefined) return question;
  const { page, stay, ...other } = question;
  if (page === currentPage || routeAt(page.split("?", 1)[0] ?? "") === undefined) return { ...other, stay };
  return {
    ...other,
    page,
    stay: () => {
      stay();
      open(page);
    },
  };
}

/**
 * Asks before a page with unsaved changes is left by a link, the back button or closing the window. "Back" first closes
 * open elements above the page; both are here because a router allows one blocker.
 */
const PageUnsavedGuard = observer(function PageUnsavedGuard({ unsaved }: { readonly unsaved: UnsavedChanges }) {
  const session = useService(SESSION_STORE);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const isLoggedIn = session.current !== undefined;
  const hadSession = useRef(isLoggedIn);
  useEffect(() => {
    if (isLoggedIn) hadSession.current = true;
  }, [isLoggedIn]);
  useEffect(() => unsaved.addGuard(), [unsaved]);
  const stepBack = useRef<() => void>(undefined);
  const shouldBlock = useCallback<BlockerFunction>(
    ({ currentLocation, nextLocation, historyAction }) => {
      // Does not ask when the session ends (SESS-03), a role forbids a page (CALL-08), or another tab switches the
      // account (SESS-11).
      const isForced =
        (hadSession.current && session.current === undefined) ||
        routeAt(nextLocation.pathname) === "error" ||
        nextLocation.state === CONTEXT_SWITCHED;
      stepBack.current = historyAction === Action.Pop ? topBackHandler() : undefined;
      return (
        !isForced &&
        (stepBack.current !== undefined ||
          (unsaved.isLostByLeaving && currentLocation.pathname !== nextLocation.pathname))
      );
    },
    [unsaved, session],
  );
  const blocker = useBlocker(shouldBlock);
  const latest = useRef(blocker);
  useEffect(() => {
    latest.current = blocker;
    if (blocker.state !== "blocked") return;
    if (stepBack.current !== undefined) {
      blocker.reset();
      stepBack.current();
      return;
    }
    // The back button may be pressed again under the question; the router then has a newer blocker, which must not be
    // reset.
    const stay = () => {
      if (latest.current === blocker) blocker.reset();
    };
    unsaved.ask({ leave: blocker.proceed, stay, drafts: "kept" });
  }, [blocker, unsaved]);
  const question = withWayToForm(unsaved.question, pathname + search, (page) => void navigate(page));
  return <UnsavedGuard hasUnsavedWork={unsaved.hasUnsavedWork} question={question} />;
});
