import { createContext } from "react";
import type { ContractReference } from "#domain/offers/extension-of-contract.ts";
import type { WarsawDate } from "#domain/shared-kernel/index.ts";

/** Offer that extends a contract. */
export interface ContractExtension {
  readonly href: string;
  /** Last day of the offer; `undefined` without one. */
  readonly until: WarsawDate | undefined;
}

/** Returns the offer that extends a contract; `undefined`: none, or not known. Reads observables. */
export type FindContractExtension = (contract: ContractReference) => ContractExtension | undefined;

/** Finds the extensions that wait for a decision (OFFER-97). Default: none. */
export const ContractExtensionContext = createContext<FindContractExtension>(() => undefined);
