import { useSyncExternalStore } from "react";
import type { CookieChoice, CookieChoicePort } from "#domain/cookies/index.ts";
import { CookieBar } from "#ui/shell/cookie-bar/cookie-bar.view.tsx";

/** What was answered about cookies, here or in another tab; `undefined` while nobody has (NAV-15). */
export function useCookieChoice(cookies: CookieChoicePort): CookieChoice | undefined {
  return useSyncExternalStore(
    (changed) => {
      const watching = cookies.choice$.subscribe(changed);
      return () => watching.unsubscribe();
    },
    () => cookies.current(),
  );
}

/** The bar about cookies, while nobody has answered it (NAV-15). */
export function CookieQuestion({ cookies }: { readonly cookies: CookieChoicePort }) {
  return useCookieChoice(cookies) === undefined ? <CookieBar onDecide={(next) => cookies.decide(next)} /> : null;
}
