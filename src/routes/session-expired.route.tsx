import { useLocation } from "react-router-dom";
import { SessionExpired } from "#ui/shell/pages/session-expired.view.tsx";
import { LIFETIME_OVER } from "./history-state.ts";

/** Page of an expired session, with the reason if it reached its latest end (SESS-15). */
export function Component() {
  return <SessionExpired isLifetimeOver={useLocation().state === LIFETIME_OVER} />;
}
