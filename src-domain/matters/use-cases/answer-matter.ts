import { executeWrite, type WriteKey, type WriteOutcome } from "../../shared-kernel/write.ts";
import { stateAfter } from "../matter-page.ts";
import type { Matter, MatterAnswer, MatterRefusal } from "../matter.ts";
import type { MattersPort } from "../matters.port.ts";

/** Dependencies of `answerMatter`. */
export interface AnswerMatterPorts {
  readonly matters: Pick<MattersPort, "answer">;
  /** Re-reads the matter of the link; resolves with `undefined` when it could not be read. */
  readonly reload: (token: string) => Promise<Matter | undefined>;
}

/** An answer to the matter of a link. */
export interface MatterAnswerInput {
  readonly token: string;
  readonly answer: MatterAnswer;
}

/**
 * Answers the matter of a link (ROUTE-07). Resolves with the matter after the answer. Fails with `unknown-link`,
 * `not-open`, `matter-refused`, or a transport failure. After a lost response the answer counts as saved if the matter
 * is in the state that the answer leads to.
 */
export function answerMatter(
  { matters, reload }: AnswerMatterPorts,
  { token, answer }: MatterAnswerInput,
  key: WriteKey,
): Promise<WriteOutcome<Matter, MatterRefusal>> {
  return executeWrite<Matter, MatterRefusal>(key, {
    content: [token, answer],
    send: (intentId) => matters.answer({ intentId, token, answer }),
    verifyApplied: async () => {
      const matter = await reload(token);
      return matter === undefined ? undefined : matter.state === stateAfter(answer);
    },
  });
}
