import { observer } from "#ui/shared/observer.ts";
import { useState } from "react";
import { pathTo } from "#domain/navigation/index.ts";
import { AccountsDialog, type AccountsDialogProps } from "#ui/features/accounts/accounts-dialog.view.tsx";
import { useService } from "../container/use-service.tsx";
import { APP, ACCOUNT_SWITCH, SESSION_STORE } from "../container/tokens.ts";
import type { ServiceNoticesStore } from "#ui/stores/service-notices/service-notices.store.ts";
import { ServiceNoticeDialog } from "#ui/shell/service-notice/service-notice-dialog.view.tsx";
import type { ThemeStore } from "#ui/stores/theme/theme.store.ts";
import { ThemeDialog } from "#ui/shell/theme/theme-dialog.view.tsx";
import { useMarkThemeChosen } from "./use-mark-theme-chosen.ts";

/** Choice of the account; its start page is shown next, or the page at `landing` (SESS-11, SESS-18). */
export const AccountsChoice = observer(function AccountsChoice({
  onClose,
  opening,
  landing = pathTo("index"),
}: {
  readonly onClose: () => void;
  readonly opening?: AccountsDialogProps["opening"];
  /** Address of this portal. */
  readonly landing?: string | undefined;
}) {
  const app = useService(APP);
  const accountSwitch = useService(ACCOUNT_SWITCH);
  const session = useService(SESSION_STORE);
  if (session.current === undefined) return null;
  const { contexts, currentContext } = session.current;
  return (
    <AccountsDialog
      accounts={contexts}
      current={currentContext}
      state={accountSwitch.state}
      opening={opening}
      onSwitch={(to) =>
        app.leaveForAccount(
          () =>
            void accountSwitch.switchAccount(to, landing).then((done) => {
              if (done) onClose();
            }),
        )
      }
      onClose={() => {
        accountSwitch.dismissProblem();
        onClose();
      }}
      onLogOut={() => app.leaveAccount(() => session.logout())}
    />
  );
});

/** Notice about a refusal of the server, until the customer closes it (CALL-08). */
export const ServiceNoticeHost = observer(function ServiceNoticeHost({
  notices,
}: {
  readonly notices: ServiceNoticesStore;
}) {
  const { notice } = notices;
  if (notice === undefined) return null;
  // The key opens a new dialog for another notice, which is announced and takes the focus.
  return (
    <ServiceNoticeDialog key={`${notice.kind} ${notice.message ?? ""}`} {...notice} onRead={() => notices.dismiss()} />
  );
});

/** Theme dialog of a logged-in customer; another theme completes the onboarding task (THEME-02, SET-06). */
export const CustomerThemeDialog = observer(function CustomerThemeDialog({
  theme,
  onClose,
}: {
  readonly theme: ThemeStore;
  readonly onClose: () => void;
}) {
  const markThemeChosen = useMarkThemeChosen();
  const [before] = useState(theme.choice);
  return (
    <ThemeChoiceDialog
      theme={theme}
      onClose={() => {
        onClose();
        if (theme.choice !== before) markThemeChosen();
      }}
    />
  );
});

/** Theme dialog connected to its store (THEME-02). */
export const ThemeChoiceDialog = observer(function ThemeChoiceDialog({
  theme,
  onClose,
}: {
  readonly theme: ThemeStore;
  readonly onClose: () => void;
}) {
  return <ThemeDialog choice={theme.choice} onChoose={(choice) => theme.choose(choice)} onClose={onClose} />;
});
