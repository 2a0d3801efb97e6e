import { SUPPORT_CODE } from "../container/support-code.ts";
import { observer } from "#ui/shared/observer.ts";
import { ErrorPage } from "#ui/shell/pages/error-page.view.tsx";
import { useService } from "../container/use-service.tsx";
import { SESSION_STORE } from "../container/tokens.ts";
import { PageTitle } from "./page-title.tsx";

/** Page of an unknown address: error 404 without navigation and footer, at that address (ROUTE-14). */
export const Component = observer(function NotFoundRoute() {
  const session = useService(SESSION_STORE);
  return (
    <>
      <PageTitle route="notFound" />
      <ErrorPage
        kind="no-page"
        loggedIn={session.current !== undefined}
        supportCode={SUPPORT_CODE}
        onRetry={() => window.location.reload()}
      />
    </>
  );
});
