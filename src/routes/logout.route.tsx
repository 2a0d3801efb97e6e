import { useEffect } from "react";
import { useService } from "../container/use-service.tsx";
import { SESSION_STORE } from "../container/tokens.ts";

/** Screen at `/logout`: ends the session, which leads to the login page (ROUTE-06). */
export function Component() {
  const session = useService(SESSION_STORE);
  useEffect(() => session.logout(), [session]);
  return null;
}
