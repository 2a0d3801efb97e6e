import { executeWrite, type WriteKey, type WriteOutcome } from "../../shared-kernel/write.ts";
import type { Message } from "../message.ts";
import type { MarkRefusal, MessageMark, MessageMarksPort } from "../messages.port.ts";

/** Dependencies of `deleteMessage`. */
export interface DeleteMessagePorts {
  readonly marks: Pick<MessageMarksPort, "remove">;
  /** Re-reads the messages; resolves with `undefined` if the read failed. */
  readonly reload: () => Promise<readonly Message[] | undefined>;
}

/**
 * Deletes a message (MSG-01). Resolves with `found-done` if the server does not know the message, because it was
 * deleted elsewhere. Fails with `mark-refused` or a transport failure. After a lost response it re-reads the messages.
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
