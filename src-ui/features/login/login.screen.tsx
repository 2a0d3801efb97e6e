import { useEffect, useState, useSyncExternalStore, type ReactNode } from "react";
import { LoginModel, type LoginDoor, type LoginStart } from "./login.model.ts";
import { LoginView, type LoginViewModel } from "./login.view.tsx";

export interface LoginScreenProps {
  /** Loads the portal; asked while the customer types and again when something is sent. */
  readonly open: () => Promise<LoginDoor>;
  readonly start: LoginStart;
  readonly brand: LoginViewModel["brand"];
  readonly year: string;
  readonly notice: string | undefined;
  /** Ways in beside the form: those of a device. */
  readonly door?: ReactNode;
}

/** The way in. */
export function LoginScreen({ open, start, brand, year, notice, door }: LoginScreenProps) {
  const [model] = useState(() => new LoginModel(open, start));
  const state = useSyncExternalStore(model.subscribe, model.snapshot);

  useEffect(() => model.stand(), [model]);

  useEffect(() => {
    window.addEventListener("online", model.backOnline);
    return () => window.removeEventListener("online", model.backOnline);
  }, [model]);

  // once the form is usable and the browser has nothing better to do, the rest may come
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
        door,
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
