import { observer } from "mobx-react-lite";
import type { ComponentType } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import type { RouteName } from "#domain/navigation/routes.ts";
import { LaterPage } from "#ui/shell/pages/later-page.view.tsx";
import type { App } from "../boot/app.ts";
import { laterText } from "./later/later.texts.ts";
import type { ScreenModule } from "./screens.ts";
import { t } from "./texts.ts";

/**
 * A page that says that this version of the portal has no such screen, and where the matter can be settled. The chat's
 * leads back to where it was asked for (ROUTE-09).
 */
export function laterPage(route: RouteName, app: App): ComponentType {
  return observer(function LaterRoute() {
    const { key } = useLocation();
    const navigate = useNavigate();
    const hasComeFromPage = route === "chat" && key !== "default";
    return (
      <LaterPage
        title={t(`title.${route}`)}
        text={laterText(route)}
        helpLines={app.brand.helpLines}
        loggedIn={app.stores.session.current !== undefined}
        onBack={hasComeFromPage ? () => void navigate(-1) : undefined}
      />
    );
  });
}

export function laterScreen(route: RouteName): ScreenModule {
  return { compose: (app) => laterPage(route, app) };
}
