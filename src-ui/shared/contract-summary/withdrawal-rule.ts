import { createContext } from "react";

/** Days to withdraw at this installation, and the kind of customer who has the right. */
export interface WithdrawalRule {
  /** Days after the conclusion of a contract (docs/legal-terms.md). */
  readonly days: number;
  /** False for an organisation; absent while it is not known, as of a guest. */
  readonly isConsumer?: boolean | undefined;
}

/** Rule of this installation; `undefined`: the default of the law. */
export const WithdrawalRuleContext = createContext<WithdrawalRule | undefined>(undefined);
