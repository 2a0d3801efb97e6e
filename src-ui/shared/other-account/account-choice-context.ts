import { createContext } from "react";

/** Opens the choice of the account; `undefined` for a login with one account. */
export const AccountChoiceContext = createContext<(() => void) | undefined>(undefined);
