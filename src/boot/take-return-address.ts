import { returnTarget } from "#domain/navigation/deep-link.ts";
import { PARTNER_KEY, RETURN_KEY } from "./return-address.ts";

/**
 * The page to go back to after the login, once; `undefined` without one, and for one that nobody is led back to (GUARD-02).
 * Only ever a page of this portal: storage is not ours alone (ROUTE-15).
 */
export function takeReturnAddress(): string | undefined {
  try {
    const kept = window.sessionStorage.getItem(RETURN_KEY);
    window.sessionStorage.removeItem(RETURN_KEY);
    // what came for somebody who logged in before is not for who logs in now
    window.sessionStorage.removeItem(PARTNER_KEY);
    if (kept === null) return undefined;
    if (/[?&]ptoken=./.test(kept)) window.sessionStorage.setItem(PARTNER_KEY, kept);
    const [pathname = "", search = ""] = kept.split(/(?=\?)/);
    return returnTarget(pathname, search);
  } catch {
    return undefined;
  }
}
