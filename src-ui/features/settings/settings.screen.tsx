import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import { MobileDialogs, TrustDialogs } from "./device-dialogs.view.tsx";
import { FactorDialog } from "./factor-dialog.view.tsx";
import { EndSessionsDialog } from "./active-sessions-card.view.tsx";
import { SettingsView, type SettingsViewProps } from "./settings.view.tsx";
import { LoginDialog, PasswordDialog } from "./sign-in-dialogs.view.tsx";

export interface SettingsScreenProps extends SettingsViewProps {
  readonly now: () => number;
  readonly copy: (text: string) => Promise<boolean>;
}

/** Settings page with its dialogs. */
export const SettingsScreen = observer(function SettingsScreen({ now, copy, ...page }: SettingsScreenProps) {
  const { model } = page;
  useEffect(() => model.start(), [model]);
  const { login, password, factor } = model;
  return (
    <>
      <SettingsView {...page} />
      {login !== undefined && <LoginDialog model={login} onClose={model.closeSignIn} />}
      {password !== undefined && <PasswordDialog model={password} onClose={model.closeSignIn} />}
      <FactorDialog model={factor} phones={model.phones} now={now} copy={copy} />
      <TrustDialogs model={model.trust} />
      <MobileDialogs model={model.mobile} />
      <EndSessionsDialog model={model.sessions} />
    </>
  );
});
