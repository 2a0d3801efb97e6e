/** Where the page that a guest has asked for waits for the login. */
export const RETURN_KEY = "ebok.return";

/**
 * Keeps the page that a guest has asked for, so that the login leads there (GUARD-02). Lives in this tab only. Whether
 * it may
 * be returned to is decided when it is taken (take-return-address.ts), which keeps the rule off the login page's
 * budget.
 */
export function keepReturnAddress(pathname: string, search: string): void {
  try {
    window.sessionStorage.setItem(RETURN_KEY, pathname + search);
  } catch {
    // without storage the login leads to the start page
  }
}
