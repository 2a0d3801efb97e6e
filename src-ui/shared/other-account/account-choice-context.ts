import { createContext } from "react";

/**
 * Opens the choice of the account, after which the same address is opened; `undefined` for a login with one account.
 */
export const AccountChoiceContext = createContext<(() => void) | undefined>(undefined);
