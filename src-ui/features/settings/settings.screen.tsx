import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { LatePart } from "#ui/stores/late-part.ts";
import { MobileDialogs, TrustDialogs } from "./device-dialogs.view.tsx";
import { FactorDialog, type KeyPicture } from "./factor-dialog.view.tsx";
import { SettingsView, type SettingsViewProps } from "./settings.view.tsx";
import { LoginDialog, PasswordDialog } from "./sign-in-dialogs.view.tsx";

export interface SettingsScreenProps extends SettingsViewProps {
  readonly now: () => number;
  readonly copy: (text: string) => Promise<boolean>;
  /** The picture of an app's key: its code comes with the first who needs one. */
  readonly fetchKeyPicture: () => Promise<KeyPicture>;
}

/** The settings with their dialogs. */
export const SettingsScreen = observer(function SettingsScreen({
  now,
  copy,
  fetchKeyPicture,
  ...page
}: SettingsScreenProps) {
  const { model } = page;
  useEffect(() => model.start(), [model]);
  const [picture] = useState(() => new LatePart(fetchKeyPicture));
  const { login, password, factor } = model;
  const isSettingUp = factor.state.step !== "closed";
  useEffect(() => {
    // without it there is the key to type
    if (isSettingUp) void picture.fetch();
  }, [isSettingUp, picture]);
  return (
    <>
      <SettingsView {...page} />
      {login !== undefined && <LoginDialog model={login} onClose={model.closeSignIn} />}
      {password !== undefined && <PasswordDialog model={password} onClose={model.closeSignIn} />}
      <FactorDialog model={factor} picture={picture.part} phones={model.phones} now={now} copy={copy} />
      <TrustDialogs model={model.trust} />
      <MobileDialogs model={model.mobile} />
    </>
  );
});
