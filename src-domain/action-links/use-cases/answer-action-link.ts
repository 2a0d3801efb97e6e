import { executeWrite, type WriteKey, type WriteOutcome } from "../../shared-kernel/write.ts";
import { stateAfterAnswer } from "../action-link-page.ts";
import type { ActionLink, ActionLinkAnswer, ActionLinkRefusal, ActionLinkState } from "../action-link.ts";
import type { ActionLinksPort } from "../action-links.port.ts";

/** Dependencies of `answerActionLink`. */
export interface AnswerActionLinkPorts {
  readonly actionLinks: Pick<ActionLinksPort, "answer">;
  /** Re-reads the state of the action link; resolves with `undefined` if the read does not show it. */
  readonly reload: (token: string) => Promise<ActionLinkState | undefined>;
}

/** Answer to an action link. */
export interface ActionLinkAnswerInput {
  readonly token: string;
  readonly answer: ActionLinkAnswer;
}

/**
 * Answers an action link (ROUTE-07) and resolves with its new state. Fails with `action-link-refused`,
 * `not-open` or a transport failure. After a lost response the answer counts as saved if the action link is in
 * the state that the answer leads to.
 */
export function answerActionLink(
  { actionLinks, reload }: AnswerActionLinkPorts,
  { token, answer }: ActionLinkAnswerInput,
  key: WriteKey,
): Promise<WriteOutcome<ActionLink, ActionLinkRefusal>> {
  return executeWrite<ActionLink, ActionLinkRefusal>(key, {
    content: [token, answer],
    send: (idempotencyKey) => actionLinks.answer({ idempotencyKey, token, answer }),
    verifyApplied: async () => {
      const state = await reload(token);
      return state === undefined ? undefined : state === stateAfterAnswer(answer);
    },
  });
}
