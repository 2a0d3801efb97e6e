import { pathTo } from "#domain/navigation/paths.ts";
import type { ReturnAddressPort } from "#domain/navigation/return-address.port.ts";
import type { App } from "../boot/app.ts";
import { LIFETIME_OVER, SIGNED_OUT } from "./history-state.ts";

/** Current location, or the target of the current navigation. */
export type Target = () => { readonly pathname: string; readonly search: string };

export interface SessionEndDependencies {
  readonly target: Target;
  readonly returnAddress: Pick<ReturnAddressPort, "keep">;
  readonly navigate: (to: string, state: typeof SIGNED_OUT | typeof LIFETIME_OVER | null) => void;
}

/**
 * Navigates at the end of the session, on every page, also a public one (SESS-03 to SESS-06). After an end that the
 * customer did not ask for, stores the page: the next login of the same customer returns to it, and its forms have kept
 * their drafts (GUARD-08). Call it once for each portal.
 */
export function followSessionEnd(app: App, { target, returnAddress, navigate }: SessionEndDependencies): void {
  app.onSessionEnd((end) => {
    const { pathname, search } = target();
    // The guard has already led there because the deadline had passed; the page may hold input and a message.
    if (pathname === pathTo("login")) return;
    // The page of the new password says that it has changed (LOGIN-05).
    if (end === "password-changed") return;
    if (end !== "logout") returnAddress.keep(pathname + search);
    if (end === "expired" || end === "lifetime-over")
      navigate(pathTo("sessionExpired"), end === "expired" ? null : LIFETIME_OVER);
    else navigate(pathTo("login"), end === "logout" ? SIGNED_OUT : null);
  });
}
