import { createContext } from "react";

/** Addresses of the operator for the statement of a withdrawal. */
export interface WithdrawalContact {
  /** Name and postal address, in one line. */
  readonly postAddress: string;
  readonly email: string | undefined;
}

/** Addresses of this installation; `undefined`: none are shown. */
export const WithdrawalContactContext = createContext<WithdrawalContact | undefined>(undefined);
