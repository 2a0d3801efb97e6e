import { createContext } from "react";

/** Days to withdraw, and the operator's addresses for a statement in writing. */
export interface WithdrawalContact {
  /** Name and postal address, in one line. */
  readonly postAddress: string;
  readonly email: string | undefined;
  /** Days after the conclusion of a contract (docs/legal-terms.md). */
  readonly days: number;
  /** False for an organisation; absent while it is not known, as of a guest. */
  readonly isConsumer?: boolean | undefined;
}

/** Addresses of this installation; `undefined`: none are shown. */
export const WithdrawalContactContext = createContext<WithdrawalContact | undefined>(undefined);
