import { useLocation } from "react-router-dom";
import { ErrorPage } from "#ui/shell/pages/error-page.view.tsx";
import { SUPPORT_CODE } from "../container/support-code.ts";
import { useServices } from "../container/use-service.tsx";
import { APP, RETURN_ADDRESS_PORT, SESSION_STORE } from "../container/tokens.ts";

const DEPENDENCIES = { app: APP, session: SESSION_STORE, returnAddress: RETURN_ADDRESS_PORT };

/**
 * Page in place of one that the customer may or may not open, because the session lacks the right that decides. Only
 * another login can bring it: the button logs out, and the login leads back to this address.
 */
export function AccessUndeterminedPage() {
  const { app, session, returnAddress } = useServices(DEPENDENCIES);
  const { pathname, search } = useLocation();
  const logInAgain = (): void =>
    app.leaveAccount(() => {
      const owner = session.current?.userId;
      session.logout();
      // After the logout, which forgets the former address. Another customer must not get this one (SEC-03).
      returnAddress.keep(pathname + search);
      if (owner !== undefined) returnAddress.setOwner(owner);
    });
  return <ErrorPage kind="access-undetermined" loggedIn supportCode={SUPPORT_CODE} onRetry={logInAgain} />;
}
