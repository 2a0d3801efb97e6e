import { returnTarget } from "#domain/navigation/deep-link.ts";
import { RETURN_KEY } from "./return-address.ts";

/**
 * The page to go back to after the login, once; `undefined` without one, and for one that nobody is led back to
 * (GUARD-02).
 * Only ever a page of this portal: storage is not ours alone (ROUTE-15). A mark before it makes it no address: what it
 * tells beside that
 * stays for this login (partner-token.ts).
 */
export function takeReturnAddress(): string | undefined {
  try {
    const kept = window.sessionStorage.getItem(RETURN_KEY) ?? "";
    window.sessionStorage.setItem(RETURN_KEY, `-${kept}`);
    const [pathname = "", search = ""] = kept.split(/(?=\?)/);
    return returnTarget(pathname, search);
  } catch {
    return undefined;
  }
}
