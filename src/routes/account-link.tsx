import { observer } from "mobx-react-lite";
import { Navigate } from "react-router-dom";
import { contextAt, currentContextOf } from "#domain/session/index.ts";
import { AccountLink } from "#ui/features/accounts/account-link.view.tsx";
import type { App } from "../boot/app.ts";
import { useContextSwitch } from "./context-switch.ts";

/**
 * A link that names an account (ROUTE-08): one that is open anyway leads on; another one of the customer's is switched to when the customer
 * says so; any other leads nowhere. `target` is an address of this portal.
 */
export const LinkedAccount = observer(function LinkedAccount({ app, name, target }: {
  readonly app: App;
  readonly name: string;
  readonly target: string;
}) {
  const { state, switchTo } = useContextSwitch(app);
  const { session } = app.stores;
  if (session.current === undefined) return null;
  const found = contextAt(session.current, { name });
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
