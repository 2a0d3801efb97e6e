import { executeWrite, type WriteKey, type WriteOutcome } from "../../shared-kernel/write.ts";
import type { Message } from "../message.ts";
import type { MarkRefusal, MessageMark, MessageMarksPort } from "../messages.port.ts";

/** Ports of the deletion of a message. */
export interface DeleteMessagePorts {
  readonly marks: Pick<MessageMarksPort, "remove">;
  /** Re-reads the messages; resolves with `undefined` when they could not be read. */
  readonly reload: () => Promise<readonly Message[] | undefined>;
}

/**
 * Deletes a message (MSG-01). A message that the server does not know was deleted elsewhere: it resolves as
 * `found-done`. After a lost response the messages are re-read. Failures: `mark-refused`.
 */
export async function deleteMessage(
  { marks, reload }: DeleteMessagePorts,
  { clientMessageId, rodoMessageId }: MessageMark["message"],
  key: WriteKey,
): Promise<WriteOutcome<"removed", MarkRefusal>> {
  const outcome = await executeWrite<"removed", MarkRefusal>(key, {
    content: [clientMessageId],
    send: (idempotencyKey) => marks.remove({ idempotencyKey, message: { clientMessageId, rodoMessageId } }),
    verifyApplied: async () => {
      const messages = await reload();
      return messages?.every((message) => message.clientMessageId !== clientMessageId);
    },
  });
  const isDeletedElsewhere =
    outcome.kind === "not-done" &&
    outcome.failure.kind === "mark-refused" &&
    outcome.failure.code === "unknown-message";
  return isDeletedElsewhere ? { kind: "found-done" } : outcome;
}
