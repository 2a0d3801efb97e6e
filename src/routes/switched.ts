import { useEffect } from "react";
import { useNavigate } from "react-router-dom";
import { accountSwitched } from "#ui/shell/passing-news.ts";
import type { App } from "../boot/app.ts";

/**
 * What a switch of the account leaves in the history's state: nobody is asked whether the former account's page may be
 * left.
 */
export const SWITCHED = "account";

/**
 * Another account is acted for, switched to here or in another tab: its page is led to, and its name told (SESS-11).
 */
export function useSwitched(app: App): void {
  const navigate = useNavigate();
  useEffect(
    () =>
      app.onContextSwitch(({ name }, landing) => {
        void navigate(landing, { replace: true, state: SWITCHED });
        app.stores.toasts.show(accountSwitched(name));
      }),
    [app, navigate],
  );
}
