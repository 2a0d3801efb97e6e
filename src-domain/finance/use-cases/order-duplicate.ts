import { executeWrite, type WriteKey, type WriteOutcome } from "../../shared-kernel/write.ts";
import type { DuplicateRefusal, DuplicateTicket, InvoicesPort } from "../invoices.port.ts";

/**
 * Orders the duplicate of a document (FIN-03). Resolves with the ticket of its file. A lost response is not verified:
 * for a repeated order with the same key the server returns the same ticket.
 */
export function orderDuplicate(
  invoices: Pick<InvoicesPort, "duplicate">,
  entryId: string,
  key: WriteKey,
): Promise<WriteOutcome<DuplicateTicket, DuplicateRefusal>> {
  return executeWrite<DuplicateTicket, DuplicateRefusal>(key, {
    content: [entryId],
    send: (idempotencyKey) => invoices.duplicate({ idempotencyKey, entryId }),
  });
}
