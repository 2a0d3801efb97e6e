import { observer } from "#ui/shared/observer.ts";
import { useLocation } from "react-router-dom";
import { useService } from "../container/use-service.tsx";
import { SESSION_KEEPER, SESSION_STORE } from "../container/tokens.ts";
import { usePageExtras } from "./use-page-extras.ts";

/**
 * Warning before the end of a session on a page outside the customer layout (SESS-02): a customer may read a public
 * page while logged in. Its code is loaded only with a session.
 */
export const PublicSessionWarning = observer(function PublicSessionWarning() {
  const session = useService(SESSION_STORE);
  const keeper = useService(SESSION_KEEPER);
  const { pathname } = useLocation();
  const isLoggedIn = session.current !== undefined;
  const extras = usePageExtras(pathname, keeper.warns, isLoggedIn);
  return !isLoggedIn || extras === undefined ? null : (
    <>
      <extras.SessionExpiredPrefetch />
      <extras.SessionWarning keeper={keeper} onLogOut={() => session.logout()} />
    </>
  );
});
