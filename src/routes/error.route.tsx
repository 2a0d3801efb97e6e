import { observer } from "mobx-react-lite";
import type { ComponentType } from "react";
import { Navigate, useLocation, useNavigate, useParams } from "react-router-dom";
import { errorPage, pathTo } from "#domain/navigation/index.ts";
import { ErrorPage } from "#ui/shell/pages/error-page.view.tsx";
import type { App } from "../boot/app.ts";

/** The error page by the code in its address (ERRPAGE-01 to ERRPAGE-04); it leads back to the page that led there, if one did (CALL-07). */
export function compose(app: App): ComponentType {
  return observer(function ErrorRoute() {
    const { errorCode } = useParams();
    const here: { readonly state: unknown } = useLocation();
    const navigate = useNavigate();
    const kind = errorPage(errorCode);
    if (kind === "session-expired") return <Navigate to={pathTo("sessionExpired")} replace />;
    const loggedIn = app.stores.session.current !== undefined;
    const retry = () => void navigate(typeof here.state === "string" ? here.state : pathTo(loggedIn ? "index" : "login"), { replace: true });
    return <ErrorPage kind={kind} loggedIn={loggedIn} onRetry={retry} />;
  });
}
