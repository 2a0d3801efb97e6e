import { useEffect, useState, useSyncExternalStore, type ReactNode } from "react";
import { LoginViewModel, type LoginDependencies, type LoginStart } from "./login.view-model.ts";
import { LoginView, type LoginViewState } from "./login.view.tsx";

export interface LoginScreenProps {
  /** Loads the portal; called while the customer types and again on submit. */
  readonly open: () => Promise<LoginDependencies>;
  readonly start: LoginStart;
  readonly brand: LoginViewState["brand"];
  readonly year: string;
  readonly notice: string | undefined;
  /** False if the provider has no registration (CALL-12). */
  readonly offersRegistration: boolean;
  /** True reserves the space of the passkey button, which appears after the form. */
  readonly offersPasskeyLogin: boolean;
  /** Login buttons of a device, shown before the form. */
  readonly deviceLogin?: ReactNode;
  /** Login with a passkey, shown after the form. */
  readonly passkeyLogin?: ReactNode;
}

/** Login page with its view model. */
export function LoginScreen({
  open,
  start,
  brand,
  year,
  notice,
  offersRegistration,
  offersPasskeyLogin,
  deviceLogin,
  passkeyLogin,
}: LoginScreenProps) {
  const [model] = useState(() => new LoginViewModel(open, start));
  const state = useSyncExternalStore(model.subscribe, model.snapshot, model.snapshot);

  useEffect(() => model.mount(), [model]);

  useEffect(() => {
    window.addEventListener("online", model.clearOfflineFailure);
    return () => window.removeEventListener("online", model.clearOfflineFailure);
  }, [model]);

  // Load the rest once the form is usable and the browser is idle.
  useEffect(() => {
    const handle = window.setTimeout(model.prepare, PREPARE_AFTER_MS);
    return () => window.clearTimeout(handle);
  }, [model]);

  return (
    <LoginView
      model={{
        state,
        brand,
        year,
        notice,
        offersRegistration,
        offersPasskeyLogin,
        deviceLogin,
        passkeyLogin,
        prepare: model.prepare,
        giveLogin: model.giveLogin,
        attempts: model.attempts,
        changeLogin: model.changeLogin,
        register: model.register,
        back: model.back,
      }}
    />
  );
}

const PREPARE_AFTER_MS = 1_500;
