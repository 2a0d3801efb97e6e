import { observer } from "mobx-react-lite";
import type { ComponentType } from "react";
import { ErrorPage } from "#ui/shell/pages/error-page.view.tsx";
import type { App } from "../boot/app.ts";
import { PageTitle } from "./page-title.tsx";

/** An address that nobody knows: error 404 inside the portal, at that address (ROUTE-14). */
export function compose(app: App): ComponentType {
  return observer(function NotFoundRoute() {
    return (
      <>
        <PageTitle route="notFound" />
        <ErrorPage
          kind="no-page"
          loggedIn={app.stores.session.current !== undefined}
          onRetry={() => window.location.reload()}
        />
      </>
    );
  });
}
