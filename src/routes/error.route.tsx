import { SUPPORT_CODE } from "../container/support-code.ts";
import { observer } from "#ui/shared/observer.ts";
import { Navigate, useLocation, useNavigate, useParams } from "react-router-dom";
import { errorPageKindOf, pathTo } from "#domain/navigation/index.ts";
import { useWhenOnline } from "#ui/design-system/use-when-online.ts";
import { ErrorPage } from "#ui/shell/pages/error-page.view.tsx";
import { useService } from "../container/use-service.tsx";
import { SESSION_STORE } from "../container/tokens.ts";

/**
 * Error page by the code in its address (ERRPAGE-01 to ERRPAGE-04); leads back to the failed page, if there is one
 * (CALL-07).
 */
export const Component = observer(function ErrorRoute() {
  const session = useService(SESSION_STORE);
  const { errorCode } = useParams();
  const here: { readonly state: unknown } = useLocation();
  const navigate = useNavigate();
  const kind = errorPageKindOf(errorCode);
  const loggedIn = session.current !== undefined;
  const former = typeof here.state === "string" ? here.state : undefined;
  const retry = () => void navigate(former ?? pathTo(loggedIn ? "index" : "login"), { replace: true });
  // Retries the failed page automatically when the network is back.
  useWhenOnline(() => {
    if (former !== undefined) retry();
  });
  if (kind === "session-expired") return <Navigate to={pathTo("sessionExpired")} replace />;
  return <ErrorPage kind={kind} loggedIn={loggedIn} supportCode={SUPPORT_CODE} onRetry={retry} />;
});
