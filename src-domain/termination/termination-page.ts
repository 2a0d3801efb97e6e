import type { WarsawDate } from "../shared-kernel/index.ts";
import { contractStage, findVisibleProduct, productsOfContract, serviceNameOf } from "../products/index.ts";
import type { ContractStage, NamedService, Product, ProductCategory } from "../products/index.ts";
import { costsByMonth, type MonthlyLeavingCost } from "./cost-of-leaving.ts";
import type { TerminationContract } from "./termination-contract.ts";
import {
  canRevoke,
  isTerminationOver,
  LEGAL_TERMINATION_PERIODS,
  submittedOn,
  terminationDeadlines,
  terminationOf,
  type Termination,
  type TerminationDeadlines,
} from "./termination.ts";
import { terminationOptions, type TerminationOption, type TerminationWay } from "./termination-options.ts";
import type { Terminations } from "./terminations.port.ts";

interface NamedContract {
  readonly contractNumber: string;
  /** Names of the services of the contract, which end with it. */
  readonly services: readonly NamedService[];
}

/** Contract that can be terminated today. */
export interface OpenContractPage extends NamedContract {
  readonly kind: "open";
  readonly contract: TerminationContract;
  /** True if another operator could take a phone number of the contract over (TERM-07). */
  readonly hasNumber: boolean;
  /** Never empty; the preferred way first. */
  readonly options: readonly TerminationOption[];
  /** Costs by month of an end after the notice, and of one before changed terms. Empty if the notice costs nothing. */
  readonly months: readonly MonthlyLeavingCost[];
  /** Deadlines of the operator if the termination is sent today. */
  readonly deadlines: TerminationDeadlines;
}

/** Terminated contract, also after its end. */
export interface TerminatedContractPage extends NamedContract {
  readonly kind: "terminated";
  readonly termination: Termination;
  /** `undefined` after the end. */
  readonly contract: TerminationContract | undefined;
  readonly deadlines: TerminationDeadlines;
  readonly canBeRevoked: boolean;
  /** True if a service of the contract stays suspended until the end, at the request of the customer. */
  readonly hasSuspended: boolean;
  /** True if a service of the contract is suspended until a debt is paid. */
  readonly hasBlocked: boolean;
  /** True from the day after the last day of the contract, or if the server says so earlier. */
  readonly isEnded: boolean;
}

/** Contract with a termination in a state that the portal does not know: it promises no end. */
export interface UnclearTerminationPage extends NamedContract {
  readonly kind: "unclear";
  readonly termination: Termination;
}

/** Contract whose number another operator takes over, which ends the contract. */
export interface ArrangedPortingPage extends NamedContract {
  readonly kind: "porting";
  readonly number: string | undefined;
  readonly portingOn: WarsawDate;
  /** True after that day: the contract should have ended. */
  readonly isOverdue: boolean;
}

/**
 * Reason why a contract can neither be terminated nor was it. `not-running`: it has ended or not begun.
 * `terms-unknown`: the server has sent no terms that the portal can read.
 */
export type TerminationObstacle = "not-running" | "terms-unknown";

/** Page about the end of the contract of a service. `unknown`: there is no such service, or no way to terminate it. */
export type TerminationPage =
  | { readonly kind: "unknown"; readonly why: TerminationObstacle }
  | OpenContractPage
  | TerminatedContractPage
  | UnclearTerminationPage
  | ArrangedPortingPage;

export interface TerminationPageInput {
  readonly products: readonly Product[];
  readonly productId: string;
  readonly terminations: Terminations;
  readonly today: WarsawDate;
  readonly periods?: typeof LEGAL_TERMINATION_PERIODS | undefined;
}

/** Categories of the services with a phone number. */
const NUMBERED: ReadonlySet<ProductCategory> = new Set(["phone", "mobile_phone"]);
const NOT_RUNNING: ReadonlySet<ContractStage> = new Set<ContractStage>(["ended", "ordered", "withdrawn"]);

const isSuspended = ({ status, isSuspendedUntilEnd }: Product): boolean =>
  status === "SUSPENDED" || isSuspendedUntilEnd;

/** Returns the page about the end of the contract of a service on `today` (TERM-01 to TERM-05). */
export function terminationPage({
  products,
  productId,
  terminations: { contracts, terminations },
  today,
  periods = LEGAL_TERMINATION_PERIODS,
}: TerminationPageInput): TerminationPage {
  const product = findVisibleProduct(products, productId);
  const why = product !== undefined && NOT_RUNNING.has(contractStage(product)) ? "not-running" : "terms-unknown";
  const contractNumber = product?.contractNumber;
  if (contractNumber === undefined) return { kind: "unknown", why };
  const ending = productsOfContract(products, contractNumber);
  const named = { contractNumber, services: ending.map(serviceNameOf) };
  const contract = contracts.find((one) => one.contractNumber === contractNumber);
  const termination = terminationOf(terminations, contractNumber);
  if (termination?.state === "unknown") return { kind: "unclear", ...named, termination };
  // An open contract may have the number of an ended one.
  if (termination !== undefined && (termination.state !== "ended" || contract === undefined))
    return {
      kind: "terminated",
      ...named,
      termination,
      contract,
      deadlines: terminationDeadlines(submittedOn(termination), periods),
      canBeRevoked: canRevoke(termination, today),
      hasSuspended: ending.some((one) => isSuspended(one) && one.blockade === undefined),
      hasBlocked: ending.some((one) => isSuspended(one) && one.blockade !== undefined),
      isEnded: isTerminationOver(termination, today),
    };
  if (contract === undefined) return { kind: "unknown", why };
  if (contract.portingOn !== undefined)
    return {
      kind: "porting",
      ...named,
      number: contract.number,
      portingOn: contract.portingOn,
      isOverdue: contract.portingOn < today,
    };
  const options = terminationOptions(contract, today);
  const endBy = (way: TerminationWay): WarsawDate | undefined => options.find((option) => option.way === way)?.endsOn;
  const byNotice = endBy("notice");
  return {
    kind: "open",
    ...named,
    contract,
    hasNumber: contract.number !== undefined || ending.some(({ category }) => NUMBERED.has(category)),
    options,
    months: byNotice === undefined ? [] : costsByMonth(contract, byNotice, endBy("changed-terms")),
    deadlines: terminationDeadlines(today, periods),
  };
}
