import { returnTarget } from "#domain/navigation/deep-link.ts";
import { RETURN_KEY } from "./return-address.ts";

/** Where the address stays that this login was asked for by: of it a `ptoken` counts even where nobody is led back (partner-token.ts). */
export const ASKED_KEY = "ebok.asked";

/**
 * The page to go back to after the login, once; `undefined` without one, and for one that nobody is led back to (GUARD-02).
 * Only ever a page of this portal: storage is not ours alone (ROUTE-15).
 */
export function takeReturnAddress(): string | undefined {
  try {
    const kept = window.sessionStorage.getItem(RETURN_KEY);
    window.sessionStorage.removeItem(RETURN_KEY);
    // what came for somebody who logged in before is not for who logs in now
    window.sessionStorage.setItem(ASKED_KEY, kept ?? "");
    if (kept === null) return undefined;
    const [pathname = "", search = ""] = kept.split(/(?=\?)/);
    return returnTarget(pathname, search);
  } catch {
    return undefined;
  }
}
