import { useEffect, useState } from "react";
import type { CookieChoice } from "#domain/cookies/index.ts";
import { CookieBar } from "#ui/shell/cookie-bar/cookie-bar.view.tsx";
import { useService } from "../container/use-service.tsx";
import { COOKIE_CHOICE_PORT } from "../container/tokens.ts";

/** Returns the cookie choice made in this tab or another one; `undefined` before the answer (NAV-15). */
export function useCookieChoice(): CookieChoice | undefined {
  const cookies = useService(COOKIE_CHOICE_PORT);
  // Not `useSyncExternalStore`: it would read the cookie in every render, and a browser blocks the page for that.
  const [choice, setChoice] = useState(() => cookies.current());
  useEffect(() => {
    const watching = cookies.choice$.subscribe(setChoice);
    return () => watching.unsubscribe();
  }, [cookies]);
  return choice;
}

/** Cookie bar, until it is answered (NAV-15). */
export function CookieQuestion() {
  const cookies = useService(COOKIE_CHOICE_PORT);
  return useCookieChoice() === undefined ? <CookieBar onDecide={(next) => cookies.decide(next)} /> : null;
}
