import { observer } from "mobx-react-lite";
import type { ComponentType } from "react";
import { LaterPage } from "#ui/shell/pages/later-page.view.tsx";
import { ThemeSwitch } from "#ui/shell/theme/theme-switch.view.tsx";
import type { App } from "../../boot/app.ts";
import { routeTexts } from "../texts.ts";
import { settingsTexts as t } from "./settings.texts.ts";

/** The settings: the choice of theme (THEME-02), and where the other ones can be changed. */
export function compose(app: App): ComponentType {
  const { theme } = app.stores;
  return observer(function SettingsRoute() {
    return (
      <LaterPage title={routeTexts("title.settings")} text={t("settings.rest")} helpLines={app.brand.helpLines} loggedIn>
        <ThemeSwitch choice={theme.choice} onChoose={(choice) => theme.choose(choice)} />
      </LaterPage>
    );
  });
}
