import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import { Navigate, useNavigate } from "react-router-dom";
import { contextAt, currentContextOf } from "#domain/session/index.ts";
import { AccountLink } from "#ui/features/accounts/account-link.view.tsx";
import type { App } from "../boot/app.ts";
import { useContextSwitch } from "./context-switch.ts";
import { portalPressOf } from "./portal-press.ts";

/**
 * A link that names an account (ROUTE-08): one that is open anyway leads on; another one of the customer's is switched
 * to when the customer
 * says so; any other leads nowhere. `target` is an address of this portal.
 */
export const LinkedAccount = observer(function LinkedAccount({
  app,
  named,
  target,
}: {
  readonly app: App;
  /** The number of the account, or its name. */
  readonly named: string;
  readonly target: string;
}) {
  const { state, switchTo } = useContextSwitch(app);
  useWayOn();
  const { session } = app.stores;
  if (session.current === undefined) return null;
  const found = contextAt(session.current, named);
  if (found.kind === "same") return <Navigate to={target} replace />;
  return (
    <AccountLink
      found={found.kind === "unknown" ? undefined : found.context}
      current={currentContextOf(session.current)}
      state={state}
      onSwitch={(to) => void switchTo(to, target)}
      onLogOut={() => session.logout()}
    />
  );
});

/**
 * Whatever link of the portal is followed from here, its page takes this one's place in the history: gone back to, this
 * one would refuse, or ask, again.
 */
function useWayOn(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent): void => {
      const address = portalPressOf(event, "a[href]");
      if (address === undefined) return;
      // the link's own way there would leave this page behind it
      event.preventDefault();
      void navigate(address, { replace: true });
    };
    // before the link itself
    document.addEventListener("click", follow, true);
    return () => document.removeEventListener("click", follow, true);
  }, [navigate]);
}
