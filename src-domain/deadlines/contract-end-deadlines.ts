import type { ReplacingOrder } from "../offers/index.ts";
import { contractsOf, numberTransferUntil, productsOfContract, type Product } from "../products/index.ts";
import type { WarsawDate } from "../shared-kernel/index.ts";
import {
  canRevoke,
  LEGAL_TERMINATION_PERIODS,
  submittedOn,
  terminationDeadlines,
  termsAheadOf,
  type ReplacementContext,
  type Termination,
  type TerminationContract,
  type Terminations,
} from "../termination/index.ts";
import type { Deadline, DeadlineSubject } from "./deadline.ts";
import { isSettlementListed } from "./withdrawal-deadlines.ts";

/** Returns the page about the end of a contract, found by one of its services. */
export function contractSubject(products: readonly Product[], contractNumber: string): DeadlineSubject {
  const services = contractsOf(products).find(({ number }) => number === contractNumber)?.services ?? [];
  return { kind: "contract", productId: services[0]?.productId };
}

/** Periods of the installation, and orders that may replace services of a terminated contract. */
interface ContractEndContext {
  readonly periods?: typeof LEGAL_TERMINATION_PERIODS | undefined;
  readonly orders?: readonly ReplacingOrder[];
}

/**
 * Lists the deadlines of terminated contracts: the last day to revoke, the receipt and the confirmation that the
 * operator has not sent yet, late ones included, the last day to return equipment, or the end of the contract if that
 * day is not known, and the last day to move its number to another operator. After the end only the return, also a late
 * one, and the move of the number are listed.
 */
export function contractEndDeadlines(
  { contracts, terminations }: Terminations,
  products: readonly Product[],
  today: WarsawDate,
  { periods = LEGAL_TERMINATION_PERIODS, orders = [] }: ContractEndContext = {},
): readonly Deadline[] {
  return terminations.flatMap((termination): readonly Deadline[] => {
    const { terminationId, contractNumber: name, state, endsOn, revocableUntil, equipmentReturnBy } = termination;
    const subject = contractSubject(products, name);
    const deadline = (kind: Deadline["kind"], day: WarsawDate): Deadline => ({
      id: `${kind}-${terminationId}`,
      kind,
      day,
      name,
      subject,
    });
    // An open contract may have the number of an ended one.
    const contract = state === "ended" ? undefined : contracts.find(({ contractNumber }) => contractNumber === name);
    const equipment = termination.equipment ?? contract?.equipment ?? [];
    const returns = [
      ...(equipmentReturnBy === undefined ? [] : [deadline("equipmentReturnAfterEnd", equipmentReturnBy)]),
      ...(equipmentReturnBy === undefined && equipment.some(({ after }) => after === "return")
        ? [deadline("equipmentAfterEnd", endsOn)]
        : []),
    ].filter(({ day }) => isSettlementListed(day, today));
    const transferUntil = numberTransferUntil(productsOfContract(products, name), endsOn, today);
    const transfers = transferUntil === undefined ? [] : [deadline("numberTransfer", transferUntil)];
    if (state === "ended") return [...returns, ...transfers];
    if (state !== "submitted" && state !== "confirmed") return [];
    return [
      ...(revocableUntil !== undefined && canRevoke(termination, today)
        ? [{ ...deadline("revocation", revocableUntil), ...changeAhead(contract, { products, orders }, today) }]
        : []),
      ...owedMessages(termination, periods).map(([kind, day]) => deadline(kind, day)),
      ...returns,
      ...transfers,
    ];
  });
}

/** Lists what the operator still owes for a termination. A confirmed one owes nothing. */
function owedMessages(
  termination: Termination,
  periods: typeof LEGAL_TERMINATION_PERIODS,
): readonly (readonly ["terminationReceipt" | "terminationConfirmation", WarsawDate])[] {
  if (termination.state === "confirmed" || termination.confirmedOn !== undefined) return [];
  const { receiptBy, confirmationBy } = terminationDeadlines(submittedOn(termination), periods);
  return [
    ...(termination.receiptSentOn === undefined ? [["terminationReceipt", receiptBy] as const] : []),
    ["terminationConfirmation", confirmationBy],
  ];
}

/** Returns the terms of a contract after its termination is revoked, unless they stay the same (TERM-60). */
function changeAhead(
  contract: TerminationContract | undefined,
  context: ReplacementContext,
  today: WarsawDate,
): Pick<Deadline, "changedTermsFrom" | "areTermsUnknown"> {
  const ofContract = contract === undefined ? [] : productsOfContract(context.products, contract.contractNumber);
  const ahead = termsAheadOf(contract, ofContract, today, context);
  switch (ahead.kind) {
    case "none":
      return {};
    case "unknown":
      return { areTermsUnknown: true };
    case "change":
      return { changedTermsFrom: ahead.change.from };
  }
}
