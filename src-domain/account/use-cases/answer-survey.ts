import { executeWrite, type WriteKey, type WriteOutcome } from "../../shared-kernel/write.ts";
import type { ClientData } from "../client.ts";
import type { PollRefusal } from "../electronic-poll.ts";
import type { SatisfactionSurveyPort, SurveyRating } from "../satisfaction-survey.ts";

/** Dependencies of `answerSurvey`. */
export interface AnswerSurveyPorts {
  readonly survey: SatisfactionSurveyPort;
  /** Re-reads the customer data; resolves with `undefined` if the read failed. */
  readonly reloadClient: () => Promise<ClientData | undefined>;
}

/** Answer as the customer typed it. */
export interface SurveyInput {
  readonly rating: SurveyRating;
  readonly comment: string;
}

/**
 * Saves the customer's answer to the satisfaction survey (SITE-04). Trims the comment and leaves out a blank one. Fails
 * with `poll-refused` or a transport failure. After a lost response the answer counts as saved if the server no longer
 * shows the survey.
 */
export function answerSurvey(
  { survey, reloadClient }: AnswerSurveyPorts,
  { rating, comment: typed }: SurveyInput,
  key: WriteKey,
): Promise<WriteOutcome<"saved", PollRefusal>> {
  const comment = typed.trim() === "" ? undefined : typed.trim();
  return executeWrite<"saved", PollRefusal>(key, {
    content: [rating, comment],
    send: (idempotencyKey) => survey.answer({ idempotencyKey, rating, comment }),
    verifyApplied: async () => {
      const data = await reloadClient();
      return data === undefined ? undefined : !data.flags.showSatisfactionSurvey;
    },
  });
}
