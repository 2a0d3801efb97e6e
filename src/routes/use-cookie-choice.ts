import { useEffect, useState } from "react";
import type { CookieChoice } from "#domain/cookies/index.ts";
import { useService } from "../container/use-service.tsx";
import { COOKIE_CHOICE_PORT } from "../container/tokens.ts";

/**
 * Returns the cookie choice made in this tab or another one; `undefined` before the answer (NAV-15). Does not read it
 * at each render, as `useSyncExternalStore` would: where the browser does not report changed cookies, each read asks
 * another process.
 */
export function useCookieChoice(): CookieChoice | undefined {
  const cookies = useService(COOKIE_CHOICE_PORT);
  const [choice, setChoice] = useState(() => cookies.current());
  useEffect(() => {
    const watching = cookies.choice$.subscribe(setChoice);
    return () => watching.unsubscribe();
  }, [cookies]);
  return choice;
}
