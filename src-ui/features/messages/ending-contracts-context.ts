import { createContext } from "react";

/** Numbers of the contracts that end anyway: a notice about the end of their term offers nothing (OFFER-15). */
export const EndingContractsContext = createContext<ReadonlySet<string>>(new Set());
