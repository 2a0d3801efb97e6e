import { observer } from "mobx-react-lite";
import type { ComponentType } from "react";
import type { RouteName } from "#domain/navigation/routes.ts";
import { LaterPage } from "#ui/shell/pages/later-page.view.tsx";
import type { App } from "../boot/app.ts";
import type { ScreenModule } from "./screens.ts";
import { routeTexts as t } from "./texts.ts";

/** A page that says that this version of the portal has no such screen, and where the matter can be settled. */
export function laterPage(route: RouteName, app: App): ComponentType {
  return observer(function LaterRoute() {
    return (
      <LaterPage
        title={t(`title.${route}`)}
        helpLines={app.brand.helpLines}
        loggedIn={app.stores.session.current !== undefined}
      />
    );
  });
}

export function laterScreen(route: RouteName): ScreenModule {
  return { compose: (app) => laterPage(route, app) };
}
