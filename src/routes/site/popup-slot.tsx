import { observer } from "#ui/shared/observer.ts";
import type { ReactNode } from "react";
import { allowsAdvertising } from "#ui/shell/promo.policy.ts";
import type { RouteName } from "#domain/navigation/routes.ts";
import { useService } from "../../container/use-service.tsx";
import { CLIENT_STORE, SESSION_STORE } from "../../container/tokens.ts";
import { useCookieChoice } from "../use-cookie-choice.ts";
import { lazyWithRetry, useLazyModule } from "#ui/shell/lazy-module.ts";

const loadPopup = lazyWithRetry(() => import("./popup.tsx"), "Popup");

interface PopupSlotProps {
  readonly route: RouteName | undefined;
  /** Other question, shown after the message was read. */
  readonly children: ReactNode;
}

/**
 * Shows the operator's message before other questions (SITE-04), but not on pages to pay, decide or ask, and not over
 * the cookie question.
 */
export const PopupSlot = observer(function PopupSlot({ route, children }: PopupSlotProps) {
  const client = useService(CLIENT_STORE);
  const session = useService(SESSION_STORE);
  const message = client.data.known?.flags.popupMessage;
  const account = session.current?.currentContext;
  const isAnswered = useCookieChoice() !== undefined;
  const part = useLazyModule(loadPopup, message !== undefined, { retryKey: account }).module;
  if (message === undefined || account === undefined) return children;
  const mayShow = isAnswered && allowsAdvertising({ route, pathname: window.location.pathname });
  return part === undefined ? null : (
    <part.Popup key={account} message={message} account={account} mayShow={mayShow}>
      {children}
    </part.Popup>
  );
});
