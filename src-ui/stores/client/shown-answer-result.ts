import { answerResultOf, type AnswerResult, type PollRefusal } from "#domain/account/electronic-poll.ts";
import type { WriteState } from "../write-command.ts";

/** Returns the message about an answer to a poll or a survey; `undefined` while there is none to show. */
export function shownAnswerResult(state: WriteState<unknown, PollRefusal>): AnswerResult | undefined {
  switch (state.status) {
    case "idle":
    case "running":
      return undefined;
    case "done":
      return "saved";
    case "failed":
      return answerResultOf({ kind: state.certainty, failure: state.failure });
  }
}
