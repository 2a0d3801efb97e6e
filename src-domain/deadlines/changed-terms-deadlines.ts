import type { Message } from "../messages/index.ts";
import type { Product } from "../products/index.ts";
import { warsawDateAt, type WarsawDate } from "../shared-kernel/index.ts";
import { terminationOf, type Terminations } from "../termination/index.ts";
import { withApplicableChanges } from "./applicable-changes.ts";
import { contractSubject } from "./contract-end-deadlines.ts";
import type { Deadline } from "./deadline.ts";
import { isChangeApplicable } from "./notice-state.ts";

/**
 * Lists the rights to end a contract without compensation after changed terms, while they last: those of legal notices,
 * and those that the operator names with the contract only. A terminated contract has none, nor has a change that no
 * longer applies: the service has another contract, an extension without the change, or an earlier end.
 */
export function changedTermsDeadlines(
  messages: readonly Pick<Message, "clientMessageId" | "createdAt" | "legalNotice">[],
  terminations: Terminations,
  products: readonly Product[],
  today: WarsawDate,
): readonly Deadline[] {
  const found = new Map<string, Deadline>();
  const add = (contractNumber: string, day: WarsawDate | undefined, subject: Deadline["subject"]) => {
    const id = `changedTermsExit-${contractNumber}-${day}`;
    if (day === undefined || day < today || found.has(id)) return;
    if (terminationOf(terminations.terminations, contractNumber) !== undefined) return;
    found.set(id, { id, kind: "changedTermsExit", day, name: contractNumber, subject });
  };
  for (const { clientMessageId: messageId, createdAt, legalNotice } of messages) {
    if (legalNotice?.kind !== "changed-terms") continue;
    if (!isChangeApplicable(legalNotice, { products, sentOn: warsawDateAt(createdAt), today })) continue;
    add(legalNotice.contractNumber, legalNotice.freeUntil, { kind: "message", messageId });
  }
  const { contracts } = withApplicableChanges(terminations, messages, products, today);
  for (const { contractNumber, changedTerms } of contracts)
    add(contractNumber, changedTerms?.until, contractSubject(products, contractNumber));
  return [...found.values()];
}
