import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import { Navigate, useNavigate, useParams } from "react-router-dom";
import { NO_PARAM } from "#domain/device/tapped-push.ts";
import { resolveTarget } from "#domain/navigation/index.ts";
import { findContext, currentContextOf } from "#domain/session/index.ts";
import { AccountLinkPage } from "#ui/features/accounts/account-link-page.view.tsx";
import { portalPathOfClick } from "#ui/shell/portal-path-of-click.ts";
import { useService } from "../container/use-service.tsx";
import { CONTEXT_SWITCH, SESSION_STORE } from "../container/tokens.ts";

/** A tapped notification leads to the page that it names, only ever one of this portal (ROUTE-08, ROUTE-15). */
export function Component() {
  const { route, param, context } = useParams();
  const target = resolveTarget(route, param === NO_PARAM ? undefined : param);
  if (context === undefined) return <Navigate to={target} replace />;
  return <LinkedAccount named={context} target={target} />;
}

/**
 * A link that names an account (ROUTE-08): one that is open anyway leads on; another one of the customer's is switched
 * to when the customer
 * says so; any other leads nowhere. `target` is an address of this portal.
 */
export const LinkedAccount = observer(function LinkedAccount({
  named,
  target,
}: {
  /** The number of the account, or its name. */
  readonly named: string;
  readonly target: string;
}) {
  const contextSwitch = useService(CONTEXT_SWITCH);
  const session = useService(SESSION_STORE);
  useReplacingLinks();
  if (session.current === undefined) return null;
  const found = findContext(session.current, named);
  if (found.kind === "same") return <Navigate to={target} replace />;
  return (
    <AccountLinkPage
      found={found.kind === "unknown" ? undefined : found.context}
      current={currentContextOf(session.current)}
      state={contextSwitch.state}
      onSwitch={(to) => void contextSwitch.switchTo(to, target)}
      onLogOut={() => session.logout()}
    />
  );
});

/**
 * Whatever link of the portal is followed from here, its page takes this one's place in the history: gone back to, this
 * one would refuse, or ask, again.
 */
function useReplacingLinks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent): void => {
      const address = portalPathOfClick(event, "a[href]");
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
