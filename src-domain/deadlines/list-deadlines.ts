import { isConsumer, type ClientData } from "../account/index.ts";
import type { FinancialEntry } from "../finance/index.ts";
import type { ReplacingOrder } from "../offers/index.ts";
import type { Message } from "../messages/index.ts";
import type { WarsawDate } from "../shared-kernel/index.ts";
import type { ComplaintTerms, SupportRequest } from "../support/index.ts";
import type { TerminationPeriods, Terminations } from "../termination/index.ts";
import type { Withdrawal } from "../withdrawal/index.ts";
import { withApplicableChanges } from "./applicable-changes.ts";
import { changedTermsDeadlines } from "./changed-terms-deadlines.ts";
import { endingTermDeadlines, fixedTermDeadlines } from "./contract-deadlines.ts";
import { contractEndDeadlines } from "./contract-end-deadlines.ts";
import { contractWithdrawalDeadlines } from "./contract-withdrawal-deadlines.ts";
import type { Deadline } from "./deadline.ts";
import { invoiceComplaintDeadlines, paymentDeadlines, type PendingEntryShare } from "./invoice-deadlines.ts";
import { owedAfterWithdrawal } from "./owed-after-withdrawal.ts";
import { portingDeadlines } from "./porting-deadlines.ts";
import { answerDeadlines, questionDeadlines, settlementDeadlines } from "./request-deadlines.ts";
import { withdrawalAnswerDeadlines } from "./withdrawal-answer-deadlines.ts";
import { withdrawalDeadlines, type DatedOrder } from "./withdrawal-deadlines.ts";

/** Order of which the days and the replaced contract are known. */
export type DeadlineOrder = DatedOrder &
  ReplacingOrder & { readonly processNumber?: string | undefined; readonly equipment?: readonly string[] | undefined };

/** Data from which deadlines are computed. A list that is not known is empty. */
export interface DeadlineFacts {
  /** `undefined` while unknown: then the kind of customer is unknown, and no right of consumers is listed. */
  readonly client: Pick<ClientData, "client" | "products"> | undefined;
  readonly orders: readonly DeadlineOrder[];
  readonly requests: readonly SupportRequest[];
  readonly entries: readonly FinancialEntry[];
  /** Shares of the pending payments in the entries. */
  readonly pendingShares: readonly PendingEntryShare[];
  readonly terminations: Terminations;
  readonly messages: readonly Message[];
  readonly withdrawals: readonly Withdrawal[];
}

/** Legal periods of the installation. */
export interface DeadlinePeriods {
  readonly complaints: ComplaintTerms;
  /** Days to withdraw; `undefined` for the default. */
  readonly withdrawalDays: number | undefined;
  readonly termination: TerminationPeriods;
}

/** Lists all legal deadlines between customer and operator on a day (DEADLINE-03). */
export function listDeadlines(
  { client, orders, requests, entries, pendingShares, terminations, messages, withdrawals }: DeadlineFacts,
  { complaints, withdrawalDays, termination }: DeadlinePeriods,
  today: WarsawDate,
): readonly Deadline[] {
  const ofConsumer = client !== undefined && isConsumer(client.client);
  const products = client?.products ?? [];
  const ofOrders =
    client === undefined
      ? []
      : withdrawalDeadlines(orders, { isConsumer: ofConsumer, today, days: withdrawalDays }, (order) =>
          owedAfterWithdrawal(order, withdrawals, products),
        );
  return [
    ...ofOrders,
    ...contractWithdrawalDeadlines(products, ofOrders, today),
    ...withdrawalAnswerDeadlines(withdrawals),
    ...changedTermsDeadlines(messages, terminations, products, today),
    ...contractEndDeadlines(withApplicableChanges(terminations, messages, products, today), products, today, {
      periods: termination,
      orders,
    }),
    ...answerDeadlines(requests),
    ...questionDeadlines(requests),
    ...(ofConsumer ? settlementDeadlines(requests, complaints, today) : []),
    ...fixedTermDeadlines(products, today, { orders, terminations: terminations.terminations }),
    ...endingTermDeadlines(products, today, orders),
    ...portingDeadlines(products, today),
    ...paymentDeadlines(entries, today, pendingShares),
    ...invoiceComplaintDeadlines(entries, complaints, today),
  ];
}
