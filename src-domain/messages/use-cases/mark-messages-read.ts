import { executeWrite, type WriteKey, type WriteOutcome } from "../../shared-kernel/write.ts";
import { isReadByOpening } from "../mailbox.ts";
import type { Message } from "../message.ts";
import type { MarkRefusal, MessageMarksPort } from "../messages.port.ts";

/** Largest number of messages that one request marks. */
export const MAX_MESSAGES_MARKED = 2_000;

/** Dependencies of `markMessagesRead`. */
export interface MarkMessagesReadPorts {
  readonly marks: Pick<MessageMarksPort, "readAll">;
  /** Re-reads the messages; resolves with `undefined` if the read failed. */
  readonly reload: () => Promise<readonly Message[] | undefined>;
}

/** Returns the ids of the messages that one mark reads: those that await an answer are left out (MSG-05). */
export function markableIds(messages: readonly Message[]): readonly string[] {
  return messages.filter(isReadByOpening).map(({ clientMessageId }) => clientMessageId);
}

/**
 * Marks messages as read by one request (MSG-10). Resolves with the ids of those that are read now. Fails with
 * `mark-refused` or a transport failure. After a lost response it re-reads the messages.
 */
export async function markMessagesRead(
  { marks, reload }: MarkMessagesReadPorts,
  messageIds: readonly string[],
  key: WriteKey,
): Promise<WriteOutcome<ReadonlySet<string>, MarkRefusal>> {
  let found: ReadonlySet<string> | undefined;
  const outcome = await executeWrite<ReadonlySet<string>, MarkRefusal>(key, {
    content: messageIds,
    send: (idempotencyKey) => marks.readAll({ idempotencyKey, messageIds }),
    verifyApplied: async () => {
      const messages = await reload();
      if (messages === undefined) return undefined;
      const unread = new Set(markableIds(messages));
      const read = messageIds.filter((id) => !unread.has(id));
      if (read.length === messageIds.length) found = new Set(read);
      return found !== undefined;
    },
  });
  return outcome.kind === "found-done" && found !== undefined ? { kind: "done", value: found } : outcome;
}
