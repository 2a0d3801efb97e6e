import { useSyncExternalStore } from "react";
import type { CookieChoice } from "#domain/cookies/index.ts";
import { CookieBar } from "#ui/shell/cookie-bar/cookie-bar.view.tsx";
import { useService } from "../container/use-service.tsx";
import { COOKIE_CHOICE_PORT } from "../container/tokens.ts";

/** Returns the cookie choice made in this tab or another one; `undefined` before the answer (NAV-15). */
export function useCookieChoice(): CookieChoice | undefined {
  const cookies = useService(COOKIE_CHOICE_PORT);
  return useSyncExternalStore(
    (changed) => {
      const watching = cookies.choice$.subscribe(changed);
      return () => watching.unsubscribe();
    },
    () => cookies.current(),
  );
}

/** Cookie bar, until it is answered (NAV-15). */
export function CookieQuestion() {
  const cookies = useService(COOKIE_CHOICE_PORT);
  return useCookieChoice() === undefined ? <CookieBar onDecide={(next) => cookies.decide(next)} /> : null;
}
