import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import type { ComponentType } from "react";
import { menuFor } from "#domain/navigation/index.ts";
import { MorePage } from "#ui/shell/more-page.view.tsx";
import { notOpened } from "#ui/shell/passing-news.ts";
import type { App } from "../boot/app.ts";
import { accountOf } from "./account-info.ts";
import { useAsked } from "./late.ts";

/** "Więcej" as a screen. */
export function compose(app: App): ComponentType {
  const { session, navigation, client, theme, toasts } = app.stores;
  return observer(function MoreRoute() {
    const [choosingAccount, setChoosingAccount] = useState(false);
    const { adrift } = app;
    // it is the frame that asks then, on every page
    useEffect(() => {
      if (adrift) setChoosingAccount(false);
    }, [adrift]);
    const asked = useAsked(choosingAccount, undefined, () => {
      toasts.show(notOpened());
      setChoosingAccount(false);
    });
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
        {choosingAccount && asked !== undefined && (
          <asked.AccountsChoice app={app} onClose={() => setChoosingAccount(false)} />
        )}
      </>
    );
  });
}
