import { executeWrite, type WriteKey, type WriteOutcome } from "../../shared-kernel/write.ts";
import { awaitsAnswer } from "../mailbox.ts";
import type { Message } from "../message.ts";
import type { MarkRefusal, MessageMark, MessageMarksPort } from "../messages.port.ts";

/** Dependencies of `answerMessage`. */
export interface AnswerMessagePorts {
  readonly marks: Pick<MessageMarksPort, "read">;
  /** Re-reads the messages; resolves with `undefined` if the read failed. */
  readonly reload: () => Promise<readonly Message[] | undefined>;
}

/**
 * Confirms a message that awaits an answer (MSG-05). Fails with `mark-refused` or a transport failure. After a lost
 * response the answer counts as saved if the message no longer awaits it.
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
