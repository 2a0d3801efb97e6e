import { executeWrite, type WriteKey, type WriteOutcome } from "../../shared-kernel/write.ts";
import type { MarkRefusal, MessageMark, MessageMarksPort } from "../messages.port.ts";

/** Dependencies of `markMessageRead`. */
export interface MarkMessageReadPorts {
  readonly marks: Pick<MessageMarksPort, "read">;
}

/**
 * Marks a message as read after it was opened (MSG-01). Fails with `mark-refused` or a transport failure. Does not
 * verify after a lost response: opening the message again repeats the mark.
 */
export function markMessageRead(
  { marks }: MarkMessageReadPorts,
  { clientMessageId, rodoMessageId }: MessageMark["message"],
  key: WriteKey,
): Promise<WriteOutcome<"read", MarkRefusal>> {
  return executeWrite<"read", MarkRefusal>(key, {
    content: [clientMessageId],
    send: (idempotencyKey) => marks.read({ idempotencyKey, message: { clientMessageId, rodoMessageId } }),
  });
}
