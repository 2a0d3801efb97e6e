import { observer } from "#ui/shared/observer.ts";
import { useState } from "react";
import { Navigate, useLocation } from "react-router-dom";
import { pathTo } from "#domain/navigation/paths.ts";
import { SessionExpired } from "#ui/shell/pages/session-expired.view.tsx";
import { APP, FORM_SERVICES, SESSION_STORE } from "../container/tokens.ts";
import { useService } from "../container/use-service.tsx";
import { LIFETIME_OVER } from "./history-state.ts";

/**
 * Page of an expired session, with the reason if it reached its latest end (SESS-15), and the promise that a draft
 * keeps what was typed. Without the form services nothing was typed. After a new login the way back leads to the start
 * page.
 */
export const Component = observer(function SessionExpiredRoute() {
  const session = useService(SESSION_STORE);
  const { container } = useService(APP);
  // Read once: a draft that expires while the page is open is still named.
  const [isInputStored] = useState(
    () => container.isLoaded("forms") && container.root.get(FORM_SERVICES).drafts.hasUnfinished(),
  );
  const here: { readonly state: unknown } = useLocation();
  return session.current === undefined ? (
    <SessionExpired isLifetimeOver={here.state === LIFETIME_OVER} isInputStored={isInputStored} />
  ) : (
    <Navigate to={pathTo("index")} replace />
  );
});
