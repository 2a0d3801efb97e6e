import type { Grosze, WarsawDate } from "../shared-kernel/index.ts";
import {
  contractStage,
  findVisibleProduct,
  numberTransferUntil,
  productsOfContract,
  serviceNameOf,
} from "../products/index.ts";
import type { ContractStage, NamedService, Product } from "../products/index.ts";
import { arrangementsOf, type Arrangements } from "./arrangements.ts";
import { openContractWithdrawal, type OpenContractWithdrawal } from "./open-contract-withdrawal.ts";
import { costBillingOf, type CostBilling, type DatedInvoice } from "./cost-billing.ts";
import { contractDevices, deviceTermsOf, type ContractDevices } from "./equipment-return.ts";
import {
  continuingOrders,
  replacementBeforeEnd,
  type ContinuingOrder,
  type ContractOrder,
  type ReplacementBeforeEnd,
} from "./continuing-orders.ts";
import { continuingServices, type ContinuingService } from "./continuing-services.ts";
import { costOfLeaving, costsByMonth, type MonthlyLeavingCost } from "./cost-of-leaving.ts";
import { feesUntilEnd, isSuspended, isSuspendedOnRequest, type FeesUntilEnd } from "./fees-until-end.ts";
import { mayEarlierTransferCostMore, numberTransferOf, type NumberTransfer } from "./number-transfer.ts";
import { termsAheadOf, type TermsAhead } from "./pending-change.ts";
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
import type { WithdrawalTerms } from "../withdrawal/index.ts";

interface NamedContract {
  readonly contractNumber: string;
  /** Names of the services of the contract, which end with it. */
  readonly services: readonly NamedService[];
  /** Orders in progress that replace services of the contract. */
  readonly orders: readonly ContinuingOrder[];
  /** Running services that the end of the contract does not end (TERM-113). */
  readonly continuing: readonly ContinuingService[];
}

/** Contract that can be terminated today. */
export interface OpenContractPage extends NamedContract {
  readonly kind: "open";
  readonly contract: TerminationContract;
  readonly fees: FeesUntilEnd;
  /** Products that end with the contract. */
  readonly products: readonly Product[];
  readonly today: WarsawDate;
  /** `undefined` without a phone number that another operator could take over. */
  readonly transfer: NumberTransfer | undefined;
  readonly arrangements: Arrangements;
  /** Terms of the contract if it goes on. */
  readonly termsAhead: TermsAhead;
  /** Right of a consumer to withdraw from the contract; `undefined` without it, or if it is not known. */
  readonly withdrawal: OpenContractWithdrawal | undefined;
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
  /** `undefined` without a contract. */
  readonly fees: FeesUntilEnd | undefined;
  /** `undefined`: not known. */
  readonly devices: ContractDevices | undefined;
  readonly deadlines: TerminationDeadlines;
  /** State of the invoice that charges the cost. */
  readonly billing: CostBilling;
  readonly canBeRevoked: boolean;
  /** Says whether an order replaces services of the contract before its last day (TERM-45). */
  readonly replacement: ReplacementBeforeEnd;
  /** Terms of the contract if it goes on. */
  readonly termsAhead: TermsAhead;
  /**
   * Way in which the customer could end the contract on the same day again after a revocation; `undefined` without one.
   * A new notice is none: its period would run from another day.
   */
  readonly sameEnd: Exclude<TerminationWay, "notice"> | undefined;
  /** True if a service of the contract stays suspended until the end, at the request of the customer. */
  readonly hasSuspended: boolean;
  /**
   * True if a service of the contract is suspended until its arrears are paid. A debt collection promises no return.
   */
  readonly hasBlocked: boolean;
  /** True from the day after the last day of the contract, or if the server says so earlier. */
  readonly isEnded: boolean;
  /** True after the last day to return devices that the server names. */
  readonly isReturnOver: boolean;
  /** Phone number of the contract; `undefined`: none, several, or not known. */
  readonly number: string | undefined;
  /** Last day to move a number of the contract to another operator; `undefined`: none, or the day has passed. */
  readonly numberTransferUntil: WarsawDate | undefined;
  /** True if moving the number before the last day of the contract may cost more than the termination (TERM-36). */
  readonly mayEarlierTransferCostMore: boolean;
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
  /** Cost of the end before the last day of the fixed term, `until`; `undefined`: it costs nothing. */
  readonly cost: { readonly amount: Grosze; readonly until: WarsawDate } | undefined;
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
  /** All invoices of the account; `undefined`: not known. */
  readonly invoices?: readonly DatedInvoice[] | undefined;
  /** Orders of the customer; absent: not known. */
  readonly orders?: readonly ContractOrder[] | undefined;
  /** Terms of the right to withdraw from them. */
  readonly withdrawal?: Omit<WithdrawalTerms, "today"> | undefined;
  readonly periods?: typeof LEGAL_TERMINATION_PERIODS | undefined;
  /** Returns true for a product that is known to be a subscription; default: none is. */
  readonly isSubscription?: ((product: Product) => boolean) | undefined;
}

const NOT_RUNNING: ReadonlySet<ContractStage> = new Set<ContractStage>(["ended", "ordered", "withdrawn"]);

function portingCost(contract: TerminationContract, portingOn: WarsawDate): ArrangedPortingPage["cost"] {
  const { total } = costOfLeaving(contract, portingOn);
  return total === 0 || contract.term === undefined ? undefined : { amount: total, until: contract.term.to };
}

function sameEndOf(
  contract: TerminationContract,
  { endsOn }: Pick<Termination, "endsOn">,
  today: WarsawDate,
): TerminatedContractPage["sameEnd"] {
  const ways = terminationOptions(contract, today).flatMap((option) => (option.endsOn === endsOn ? [option.way] : []));
  return ways.find((way) => way !== "notice");
}

/** Returns the page about the end of the contract of a service on `today` (TERM-01 to TERM-05). */
export function terminationPage({
  products,
  productId,
  terminations: { contracts, terminations },
  today,
  invoices,
  orders = [],
  withdrawal = { isConsumer: undefined, days: undefined },
  periods = LEGAL_TERMINATION_PERIODS,
  isSubscription,
}: TerminationPageInput): TerminationPage {
  const product = findVisibleProduct(products, productId);
  const why = product !== undefined && NOT_RUNNING.has(contractStage(product)) ? "not-running" : "terms-unknown";
  const contractNumber = product?.contractNumber;
  if (contractNumber === undefined) return { kind: "unknown", why };
  const ending = productsOfContract(products, contractNumber);
  const named = {
    contractNumber,
    services: ending.map(serviceNameOf),
    orders: continuingOrders(ending, products, orders, { ...withdrawal, today }),
    continuing: continuingServices({ products, ending, today, isSubscription }),
  };
  const contract = contracts.find((one) => one.contractNumber === contractNumber);
  const termination = terminationOf(terminations, contractNumber);
  if (termination?.state === "unknown") return { kind: "unclear", ...named, termination };
  const terms = termination && deviceTermsOf(termination, contract);
  // An open contract may have the number of an ended one.
  if (termination !== undefined && (termination.state !== "ended" || contract === undefined))
    return {
      kind: "terminated",
      ...named,
      termination,
      contract,
      devices: terms && contractDevices(terms, ending, today),
      deadlines: terminationDeadlines(submittedOn(termination), periods),
      fees: contract === undefined ? undefined : feesUntilEnd(contract, ending, today),
      billing: costBillingOf(termination, invoices),
      canBeRevoked: canRevoke(termination, today),
      replacement: replacementBeforeEnd(named.orders, termination.endsOn),
      termsAhead: termsAheadOf(contract, ending, today, { products, orders }),
      sameEnd: contract && sameEndOf(contract, termination, today),
      hasSuspended: ending.some(isSuspendedOnRequest),
      hasBlocked: ending.some((one) => isSuspended(one) && one.blockade === "arrears"),
      isEnded: isTerminationOver(termination, today),
      isReturnOver: termination.equipmentReturnBy !== undefined && termination.equipmentReturnBy < today,
      number: contract?.number,
      numberTransferUntil: numberTransferUntil(ending, termination.endsOn, today),
      mayEarlierTransferCostMore: mayEarlierTransferCostMore(contract, termination, today),
    };
  if (contract === undefined) return { kind: "unknown", why };
  if (contract.portingOn !== undefined)
    return {
      kind: "porting",
      ...named,
      number: contract.number,
      portingOn: contract.portingOn,
      cost: portingCost(contract, contract.portingOn),
      isOverdue: contract.portingOn < today,
    };
  const options = terminationOptions(contract, today);
  const endBy = (way: TerminationWay): WarsawDate | undefined => options.find((option) => option.way === way)?.endsOn;
  const byNotice = endBy("notice");
  return {
    kind: "open",
    ...named,
    contract,
    fees: feesUntilEnd(contract, ending, today),
    products: ending,
    today,
    transfer: numberTransferOf(contract, ending, today),
    arrangements: arrangementsOf(ending, today),
    termsAhead: termsAheadOf(contract, ending, today, { products, orders }),
    withdrawal: withdrawal.isConsumer === true ? openContractWithdrawal(ending, today) : undefined,
    options,
    months: byNotice === undefined ? [] : costsByMonth(contract, byNotice, endBy("changed-terms")),
    deadlines: terminationDeadlines(today, periods),
  };
}
