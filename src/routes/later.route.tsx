import { observer } from "mobx-react-lite";
import { useLocation, useNavigate } from "react-router-dom";
import type { RouteName } from "#domain/navigation/routes.ts";
import { LaterPage } from "#ui/shell/pages/later-page.view.tsx";
import { useService } from "../container/services.tsx";
import { BRAND, SESSION_STORE } from "../container/tokens.ts";
import { laterText } from "./later/later.texts.ts";
import type { ScreenModule } from "./screens.ts";
import { t } from "./texts.ts";

/**
 * Says that this version of the portal has no such screen, and whom to ask instead. The chat's page leads back to where
 * the chat was asked for (ROUTE-09).
 */
export const LaterRoute = observer(function LaterRoute({ route }: { readonly route: RouteName }) {
  const { helpLines } = useService(BRAND);
  const session = useService(SESSION_STORE);
  const { key } = useLocation();
  const navigate = useNavigate();
  const hasComeFromPage = route === "chat" && key !== "default";
  return (
    <LaterPage
      title={t(`title.${route}`)}
      text={laterText(route)}
      helpLines={helpLines}
      loggedIn={session.current !== undefined}
      onBack={hasComeFromPage ? () => void navigate(-1) : undefined}
    />
  );
});

export function laterScreen(route: RouteName): ScreenModule {
  return { Component: () => <LaterRoute route={route} /> };
}
