import { observer } from "mobx-react-lite";
import { pathTo } from "#domain/navigation/index.ts";
import { AccountsDialog, type AccountsDialogProps } from "#ui/features/accounts/accounts-dialog.view.tsx";
import { useService } from "../container/services.tsx";
import { APP, CONTEXT_SWITCH, SESSION_STORE } from "../container/tokens.ts";

/** The accounts of the customer, one of them to be chosen; its start page comes first (SESS-11). */
export const AccountsChoice = observer(function AccountsChoice({
  onClose,
  opening,
}: {
  readonly onClose: () => void;
  readonly opening?: AccountsDialogProps["opening"];
}) {
  const app = useService(APP);
  const contextSwitch = useService(CONTEXT_SWITCH);
  const session = useService(SESSION_STORE);
  if (session.current === undefined) return null;
  const { contexts, currentContext } = session.current;
  return (
    <AccountsDialog
      accounts={contexts}
      current={currentContext}
      state={contextSwitch.state}
      opening={opening}
      onSwitch={(to) =>
        app.leaveForms(
          () =>
            void contextSwitch.switchTo(to, pathTo("index")).then((done) => {
              if (done) onClose();
            }),
        )
      }
      onClose={() => {
        contextSwitch.settle();
        onClose();
      }}
      onLogOut={() => session.logout()}
    />
  );
});
