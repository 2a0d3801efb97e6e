/** Key of the return address in session storage. */
export const RETURN_ADDRESS_KEY = "ebok.return";

/** Stores the address that a guest requested. Has no dependencies, because the login page loads it first. */
export function storeReturnAddress(open: () => Storage, address: string): void {
  try {
    open().setItem(RETURN_ADDRESS_KEY, address);
  } catch {
    // Storage is denied or full: the login leads to the start page.
  }
}
