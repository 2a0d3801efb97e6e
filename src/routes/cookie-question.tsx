import { useSyncExternalStore } from "react";
import type { CookieChoice } from "#domain/cookies/index.ts";
import { CookieBar } from "#ui/shell/cookie-bar/cookie-bar.view.tsx";
import { useService } from "../container/use-service.tsx";
import { COOKIE_CHOICE_PORT } from "../container/tokens.ts";

/** What was answered about cookies, here or in another tab; `undefined` while nobody has (NAV-15). */
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

/** The bar about cookies, while nobody has answered it (NAV-15). */
export function CookieQuestion() {
  const cookies = useService(COOKIE_CHOICE_PORT);
  return useCookieChoice() === undefined ? <CookieBar onDecide={(next) => cookies.decide(next)} /> : null;
}
