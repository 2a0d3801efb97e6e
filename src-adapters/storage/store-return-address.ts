/** Key of the return address in session storage. */
export const RETURN_ADDRESS_KEY = "ebok.return";

/** Key of the customer of the tab in session storage. */
export const RETURN_OWNER_KEY = "ebok.return.owner";

/** Stores the address that a guest requested. Has no dependencies, because the login page loads it first. */
export function storeReturnAddress(open: () => Storage, address: string): void {
  try {
    open().setItem(RETURN_ADDRESS_KEY, address);
  } catch {
    // Storage is denied or full: the login leads to the start page.
  }
}

/** Stores an address of the tab's history, unless no customer has been there since the last logout. */
export function storeVisitedAddress(open: () => Storage, address: string): void {
  try {
    if (open().getItem(RETURN_OWNER_KEY) !== null) storeReturnAddress(open, address);
  } catch {
    // Storage is denied: the login leads to the start page.
  }
}
