import { executeWrite, type WriteKey, type WriteOutcome } from "../../shared-kernel/write.ts";
import type { ClientData } from "../client.ts";
import type { ElectronicPollPort, PollRefusal } from "../electronic-poll.ts";

/** Dependencies of `answerPoll`. */
export interface AnswerPollPorts {
  readonly poll: ElectronicPollPort;
  /** Re-reads the customer data; resolves with `undefined` if the read failed. */
  readonly reloadClient: () => Promise<ClientData | undefined>;
}

/**
 * Saves the customer's answer to the electronic poll (ACC-13). Fails with `poll-refused` or a transport failure. After
 * a lost response the answer counts as saved if the server no longer offers the poll.
 */
export function answerPoll(
  { poll, reloadClient }: AnswerPollPorts,
  code: string,
  key: WriteKey,
): Promise<WriteOutcome<"saved", PollRefusal>> {
  return executeWrite<"saved", PollRefusal>(key, {
    content: [code],
    send: (idempotencyKey) => poll.answer({ idempotencyKey, code }),
    verifyApplied: async () => {
      const data = await reloadClient();
      return data === undefined ? undefined : !data.client.electronicPoll;
    },
  });
}
