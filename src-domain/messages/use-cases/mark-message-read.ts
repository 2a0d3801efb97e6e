import { executeWrite, type WriteKey, type WriteOutcome } from "../../shared-kernel/write.ts";
import type { MarkRefusal, MessageMark, MessageMarksPort } from "../messages.port.ts";

/** Ports of the mark of an opened message. */
export interface MarkMessageReadPorts {
  readonly marks: Pick<MessageMarksPort, "read">;
}

/**
 * Marks a message as read after it was opened (MSG-01). After a lost response nothing is re-read: the message is marked
 * again when it is opened next. Failures: `mark-refused`.
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
