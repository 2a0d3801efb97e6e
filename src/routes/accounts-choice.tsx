import { observer } from "mobx-react-lite";
import { pathTo } from "#domain/navigation/index.ts";
import { AccountsDialog, type AccountsDialogProps } from "#ui/features/accounts/accounts-dialog.view.tsx";
import type { App } from "../boot/app.ts";
import { useContextSwitch } from "./context-switch.ts";

/** The accounts of the customer, one of them to be chosen; its start page comes first (SESS-11). */
export const AccountsChoice = observer(function AccountsChoice({
  app,
  onClose,
  opening,
}: {
  readonly app: App;
  readonly onClose: () => void;
  readonly opening?: AccountsDialogProps["opening"];
}) {
  const { state, switchTo, settle } = useContextSwitch(app);
  const { session } = app.stores;
  if (session.current === undefined) return null;
  const { contexts, currentContext } = session.current;
  return (
    <AccountsDialog
      accounts={contexts}
      current={currentContext}
      state={state}
      opening={opening}
      onSwitch={(to) =>
        app.leaveForms(
          () =>
            void switchTo(to, pathTo("index")).then((done) => {
              if (done) onClose();
            }),
        )
      }
      onClose={() => {
        settle();
        onClose();
      }}
      onLogOut={() => session.logout()}
    />
  );
});
