import { createContext } from "react";

/** Ways to reach the operator outside the portal. */
export interface OperatorContact {
  readonly helpLine: { readonly number: string; readonly dial: string; readonly hours: string } | undefined;
  readonly email: string | undefined;
  /** Name and postal address, in one line. */
  readonly postAddress: string;
}

/** Contact of this installation; `undefined`: none is shown. */
export const OperatorContactContext = createContext<OperatorContact | undefined>(undefined);
