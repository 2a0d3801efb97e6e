import { observer } from "#ui/shared/observer.ts";
import { useEffect, useMemo, useRef } from "react";
import { Navigate, useLocation, useNavigate, useParams } from "react-router-dom";
import { NO_PARAM, pushPathOf } from "#domain/device/tapped-push.ts";
import { resolveTarget } from "#domain/navigation/index.ts";
import { findCustomerContext, currentCustomerContext } from "#domain/session/index.ts";
import { AccountLinkPage } from "#ui/features/accounts/account-link-page.view.tsx";
import { portalPathOfClick } from "#ui/shell/portal-path-of-click.ts";
import { useService } from "../container/use-service.tsx";
import { ACCOUNT_SWITCH, APP, SESSION_STORE } from "../container/tokens.ts";
import { useIsInNativeApp } from "./use-native-app-module.ts";

/**
 * Opens the page named by a tapped notification; only a page of this portal (ROUTE-08, ROUTE-15). The account moves
 * from the address to the state of the history entry, where a reload finds it (SEC-07).
 */
export function Component() {
  const { route, param, context } = useParams();
  const location = useLocation();
  const account = linkedAccountIn(location.state);
  // One object: with a new one at each render, `Navigate` would begin its navigation again and again.
  const state = useMemo(() => ({ account: context }), [context]);
  if (context !== undefined && route !== undefined)
    return <Navigate to={pushPathOf({ route, param, context: undefined })} state={state} replace />;
  const target = resolveTarget(route, param === NO_PARAM ? undefined : param);
  if (account === undefined) return <Navigate to={target} replace />;
  return <LinkedAccount named={account} target={target} />;
}

/** Returns the account that an address named, from the state of its history entry. */
function linkedAccountIn(state: unknown): string | undefined {
  const account = typeof state === "object" && state !== null && "account" in state ? state.account : undefined;
  return typeof account === "string" ? account : undefined;
}

/**
 * Link that names an account (ROUTE-08): the current account opens the target, an unknown one opens nothing. Another
 * account of the customer is switched to: at once in the operator's app, whose notifications come from the operator; in
 * a browser, where any page can link here, after the customer confirms. `target` is an address of this portal.
 */
export const LinkedAccount = observer(function LinkedAccount({
  named,
  target,
}: {
  /** Number or name of the account. */
  readonly named: string;
  readonly target: string;
}) {
  const app = useService(APP);
  const accountSwitch = useService(ACCOUNT_SWITCH);
  const session = useService(SESSION_STORE);
  useReplacingLinks();
  const isInApp = useIsInNativeApp();
  const found = session.current === undefined ? undefined : findCustomerContext(session.current, named);
  const other = found?.kind === "other" ? found.context : undefined;
  const triedId = useRef<string>(undefined);
  useEffect(() => {
    // After a failure the customer decides about a retry.
    if (isInApp !== true || other === undefined || triedId.current === other.id) return;
    triedId.current = other.id;
    void accountSwitch.switchAccount(other, target);
  }, [isInApp, other, target, accountSwitch]);
  if (session.current === undefined || found === undefined) return null;
  if (found.kind === "same") return <Navigate to={target} replace />;
  return (
    <AccountLinkPage
      found={other}
      isAutomatic={isInApp !== false}
      current={currentCustomerContext(session.current)}
      state={accountSwitch.state}
      onSwitch={(to) => app.leaveForAccount(() => void accountSwitch.switchAccount(to, target))}
      onLogOut={() => app.leaveAccount(() => session.logout())}
    />
  );
});

/** Makes portal links replace this page in the history: going back to it would ask or refuse again. */
function useReplacingLinks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent): void => {
      const address = portalPathOfClick(event, "a[href]");
      if (address === undefined) return;
      // The link's own handler would push an entry.
      event.preventDefault();
      void navigate(address, { replace: true });
    };
    // Captures, to run before the handler of the link.
    document.addEventListener("click", follow, true);
    return () => document.removeEventListener("click", follow, true);
  }, [navigate]);
}
