import { useEffect } from "react";
import { useNavigate } from "react-router-dom";
import { accountSwitched } from "#ui/shell/passing-news.ts";
import { useService } from "../container/services.tsx";
import { APP, TOASTS_STORE } from "../container/tokens.ts";

/**
 * What a switch of the account leaves in the history's state: nobody is asked whether the former account's page may be
 * left.
 */
export const SWITCHED = "account";

/**
 * Another account is acted for, switched to here or in another tab: its page is led to, and its name told (SESS-11).
 */
export function useSwitched(): void {
  const app = useService(APP);
  const toasts = useService(TOASTS_STORE);
  const navigate = useNavigate();
  useEffect(
    () =>
      app.onContextSwitch(({ name }, landing) => {
        void navigate(landing, { replace: true, state: SWITCHED });
        toasts.show(accountSwitched(name));
      }),
    [app, toasts, navigate],
  );
}
