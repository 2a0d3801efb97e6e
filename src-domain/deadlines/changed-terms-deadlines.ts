import { isNoticeReplaced, type Message } from "../messages/index.ts";
import { warsawDateAt, type WarsawDate } from "../shared-kernel/index.ts";
import { terminationOf, type Terminations } from "../termination/index.ts";
import { contractSubject } from "./contract-end-deadlines.ts";
import type { Deadline } from "./deadline.ts";
import { allVisibleProducts, type Product } from "../products/index.ts";
import { extensionWithoutChange } from "./extension-without-change.ts";

/**
 * Lists the rights to end a contract without compensation after changed terms, while they last: those of legal notices,
 * and those that the operator names with the contract only. A terminated contract has none, nor has a notice about a
 * service that has another contract now, or an extension without the change.
 */
export function changedTermsDeadlines(
  messages: readonly Pick<Message, "clientMessageId" | "createdAt" | "legalNotice">[],
  { contracts, terminations }: Terminations,
  products: readonly Product[],
  today: WarsawDate,
): readonly Deadline[] {
  const visible = allVisibleProducts(products);
  const found = new Map<string, Deadline>();
  const add = (contractNumber: string, day: WarsawDate | undefined, subject: Deadline["subject"]) => {
    const id = `changedTermsExit-${contractNumber}-${day}`;
    if (day === undefined || day < today || found.has(id)) return;
    if (terminationOf(terminations, contractNumber) !== undefined) return;
    found.set(id, { id, kind: "changedTermsExit", day, name: contractNumber, subject });
  };
  for (const { clientMessageId: messageId, createdAt, legalNotice } of messages) {
    if (legalNotice?.kind !== "changed-terms" || isNoticeReplaced(legalNotice, visible)) continue;
    if (extensionWithoutChange(legalNotice, warsawDateAt(createdAt), visible) !== undefined) continue;
    add(legalNotice.contractNumber, legalNotice.freeUntil, { kind: "message", messageId });
  }
  for (const { contractNumber, changedTerms } of contracts)
    add(contractNumber, changedTerms?.until, contractSubject(products, contractNumber));
  return [...found.values()];
}
