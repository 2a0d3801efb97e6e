import { observer } from "mobx-react-lite";
import { useState } from "react";
import type { ComponentType } from "react";
import { menuFor } from "#domain/navigation/index.ts";
import { MorePage } from "#ui/shell/more-page.view.tsx";
import type { App } from "../boot/app.ts";
import { accountOf } from "./account-info.ts";
import { useAsked } from "./late.ts";

/** "Więcej" as a screen. */
export function compose(app: App): ComponentType {
  const { session, navigation, client, theme } = app.stores;
  return observer(function MoreRoute() {
    const [choosingAccount, setChoosingAccount] = useState(false);
    const asked = useAsked(choosingAccount);
    if (session.current === undefined || navigation.access === undefined) return null;
    return (
      <>
        <MorePage
          menu={menuFor(navigation.access, "mobile")}
          unread={navigation.unread}
          account={accountOf(client.data, session.current)}
          theme={theme.choice}
          onChooseTheme={(choice) => theme.choose(choice)}
          onSwitchAccount={session.current.contexts.length > 1 ? () => setChoosingAccount(true) : undefined}
          onLogOut={() => app.leaveForms(() => session.logout())}
        />
        {choosingAccount && asked !== undefined && <asked.AccountsChoice app={app} onClose={() => setChoosingAccount(false)} />}
      </>
    );
  });
}
