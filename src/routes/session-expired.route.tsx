import { observer } from "#ui/shared/observer.ts";
import { Navigate, useLocation } from "react-router-dom";
import { pathTo } from "#domain/navigation/paths.ts";
import { SessionExpired } from "#ui/shell/pages/session-expired.view.tsx";
import { SESSION_STORE } from "../container/tokens.ts";
import { useService } from "../container/use-service.tsx";
import { LIFETIME_OVER } from "./history-state.ts";

/**
 * Page of an expired session, with the reason if it reached its latest end (SESS-15). After a new login the way back
 * leads to the start page.
 */
export const Component = observer(function SessionExpiredRoute() {
  const session = useService(SESSION_STORE);
  const here: { readonly state: unknown } = useLocation();
  return session.current === undefined ? (
    <SessionExpired isLifetimeOver={here.state === LIFETIME_OVER} />
  ) : (
    <Navigate to={pathTo("index")} replace />
  );
});
