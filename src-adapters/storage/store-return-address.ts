import type { AddressOrigin } from "#domain/navigation/return-address.port.ts";

/** Key of the return address in session storage. */
export const RETURN_ADDRESS_KEY = "ebok.return";

/** Key of the customer of the tab in session storage. */
export const RETURN_OWNER_KEY = "ebok.return.owner";

/**
 * Stores the address that a guest requested, as `ReturnAddressPort.keep` does. Has no dependencies, because the login
 * page loads it first.
 */
export function storeReturnAddress(
  open: () => Storage,
  address: string,
  { fromHistory }: AddressOrigin = { fromHistory: false },
): void {
  try {
    const storage = open();
    if (!fromHistory || storage.getItem(RETURN_OWNER_KEY) !== null) storage.setItem(RETURN_ADDRESS_KEY, address);
  } catch {
    // Storage is denied or full: the login leads to the start page.
  }
}
