import { observer } from "#ui/shared/observer.ts";
import { useEffect } from "react";
import type { DisownHelpLine } from "./activity/disown-dialog.view.tsx";
import { DisownedActivity } from "./activity/disowned-activity.view.tsx";
import { MobileDialogs, TrustDialogs } from "./device-dialogs.view.tsx";
import { FactorDialog } from "./factor-dialog.view.tsx";
import { EndSessionsDialog } from "./active-sessions-card.view.tsx";
import { PasskeyDialogs } from "./passkey-dialogs.view.tsx";
import { RecoveryCodesDialog } from "./recovery-codes-dialog.view.tsx";
import type { RecoveryCodesActions } from "./recovery-codes.view.tsx";
import { SettingsView, type SettingsViewProps } from "./settings.view.tsx";
import { LoginDialog, PasswordDialog } from "./sign-in-dialogs.view.tsx";

export interface SettingsScreenProps extends SettingsViewProps {
  readonly now: () => number;
  /** Ways to keep the recovery codes; `copy` is for the key of an app, too. */
  readonly actions: RecoveryCodesActions;
  readonly helpNumber?: DisownHelpLine | undefined;
}

/** Settings page with its dialogs. */
export const SettingsScreen = observer(function SettingsScreen({
  now,
  actions,
  helpNumber,
  ...page
}: SettingsScreenProps) {
  const { model } = page;
  useEffect(() => model.start(), [model]);
  const { login, password, factor } = model;
  return (
    <>
      <SettingsView {...page} />
      {login !== undefined && <LoginDialog model={login} onClose={model.closeSignIn} />}
      {password !== undefined && <PasswordDialog model={password} onClose={model.closeSignIn} />}
      <FactorDialog
        model={factor}
        recoveryCodes={model.recoveryCodes}
        phones={model.phones}
        now={now}
        actions={actions}
      />
      <RecoveryCodesDialog model={model.recoveryCodes} actions={actions} />
      <PasskeyDialogs model={model.passkeys} />
      <TrustDialogs model={model.trust} />
      <MobileDialogs model={model.mobile} />
      <EndSessionsDialog model={model.sessions} />
      <DisownedActivity
        model={model}
        helpNumber={helpNumber}
        onPasskeys={model.hasPasskeyCard ? model.showPasskeysAfterDisowning : undefined}
      />
    </>
  );
});
