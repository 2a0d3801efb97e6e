import { observer } from "#ui/shared/observer.ts";
import { useEffect, useState } from "react";
import { MorePage } from "#ui/shell/more-page.view.tsx";
import { notOpenedToast } from "#ui/shell/toast-messages.ts";
import { useService } from "../container/use-service.tsx";
import {
  APP,
  CLIENT_STORE,
  ACCOUNT_SWITCH,
  NAVIGATION_STORE,
  SESSION_STORE,
  THEME_STORE,
  TOASTS_STORE,
  LOADED_REQUESTS,
} from "../container/tokens.ts";
import { accountInfoOf } from "#ui/shell/account-info.ts";
import { useMarkThemeChosen } from "./use-mark-theme-chosen.ts";
import { useFrameDialogs } from "./use-frame-dialogs.ts";

/** "Więcej" as a page. */
export const Component = observer(function MoreRoute() {
  const app = useService(APP);
  const session = useService(SESSION_STORE);
  const navigation = useService(NAVIGATION_STORE);
  const loadedRequests = useService(LOADED_REQUESTS);
  const { data } = useService(CLIENT_STORE);
  const theme = useService(THEME_STORE);
  const toasts = useService(TOASTS_STORE);
  const markThemeChosen = useMarkThemeChosen();
  const [choosingAccount, setChoosingAccount] = useState(false);
  const isUnknown = useService(ACCOUNT_SWITCH).state.kind === "unknown";
  // The layout opens the dialog in that state, on every page.
  useEffect(() => {
    if (isUnknown) setChoosingAccount(false);
  }, [isUnknown]);
  const dialogs = useFrameDialogs(choosingAccount, {
    onError() {
      toasts.show(notOpenedToast());
      setChoosingAccount(false);
    },
  });
  if (session.current === undefined || navigation.mobileMenu === undefined) return null;
  return (
    <>
      <MorePage
        menu={navigation.mobileMenu}
        unread={navigation.unread}
        waiting={loadedRequests.waitingCount}
        account={accountInfoOf(data, session.current)}
        theme={theme.choice}
        onChooseTheme={(choice) => {
          theme.choose(choice);
          markThemeChosen();
        }}
        onSwitchAccount={session.current.contexts.length > 1 ? () => setChoosingAccount(true) : undefined}
        onLogOut={() => app.leaveAccount(() => session.logout())}
      />
      {choosingAccount && dialogs !== undefined && <dialogs.AccountsChoice onClose={() => setChoosingAccount(false)} />}
    </>
  );
});
