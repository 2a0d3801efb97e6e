import { useSyncExternalStore } from "react";
import type { CookieChoicePort } from "#domain/cookies/index.ts";
import { CookieBar } from "#ui/shell/cookie-bar/cookie-bar.view.tsx";

/** The bar about cookies, while nobody has answered it here or in another tab (NAV-15). */
export function CookieQuestion({ cookies }: { readonly cookies: CookieChoicePort }) {
  const choice = useSyncExternalStore(
    (changed) => {
      const watching = cookies.choice$.subscribe(changed);
      return () => watching.unsubscribe();
    },
    () => cookies.current(),
  );
  return choice === undefined ? <CookieBar onDecide={(next) => cookies.decide(next)} /> : null;
}
