import { observer } from "mobx-react-lite";
import type { ComponentType } from "react";
import { menuFor } from "#domain/navigation/index.ts";
import { MorePage } from "#ui/shell/more-page.view.tsx";
import type { App } from "../boot/app.ts";
import { accountOf } from "./account-info.ts";

/** "Więcej" as a screen. */
export function compose(app: App): ComponentType {
  const { session, navigation, client, theme } = app.stores;
  return observer(function MoreRoute() {
    if (session.current === undefined || navigation.access === undefined) return null;
    return (
      <MorePage
        menu={menuFor(navigation.access, "mobile")}
        unread={navigation.unread}
        account={accountOf(client.data, session.current)}
        theme={theme.choice}
        onChooseTheme={(choice) => theme.choose(choice)}
        onLogOut={() => app.leaveForms(() => session.logout())}
      />
    );
  });
}
