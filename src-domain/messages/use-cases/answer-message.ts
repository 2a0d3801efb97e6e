import { executeWrite, type WriteKey, type WriteOutcome } from "../../shared-kernel/write.ts";
import { awaitsAnswer } from "../mailbox.ts";
import type { Message } from "../message.ts";
import type { MarkRefusal, MessageMark, MessageMarksPort } from "../messages.port.ts";

/** Ports of the answer to a message. */
export interface AnswerMessagePorts {
  readonly marks: Pick<MessageMarksPort, "read">;
  /** Re-reads the messages; resolves with `undefined` when they could not be read. */
  readonly reload: () => Promise<readonly Message[] | undefined>;
}

/**
 * Answers a message that asks the customer to confirm it (MSG-05). After a lost response the messages are re-read: the
 * answer was applied when the message does not await it any more. Failures: `mark-refused`.
 */
export function answerMessage(
  { marks, reload }: AnswerMessagePorts,
  { clientMessageId, rodoMessageId }: MessageMark["message"],
  key: WriteKey,
): Promise<WriteOutcome<"read", MarkRefusal>> {
  return executeWrite<"read", MarkRefusal>(key, {
    content: [clientMessageId],
    send: (idempotencyKey) => marks.read({ idempotencyKey, message: { clientMessageId, rodoMessageId } }),
    verifyApplied: async () => {
      const messages = await reload();
      return messages?.some((message) => message.clientMessageId === clientMessageId && !awaitsAnswer(message));
    },
  });
}
