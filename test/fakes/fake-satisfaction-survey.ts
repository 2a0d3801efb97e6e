import { pollRefusal, type PollRefusal } from "#domain/account/electronic-poll.ts";
import type { SatisfactionSurveyPort, SurveyAnswer } from "#domain/account/satisfaction-survey.ts";
import { fail, succeed, type Result, type TransportFailure } from "#domain/shared-kernel/index.ts";
import { Script } from "./script.ts";

export interface FakeSatisfactionSurvey extends SatisfactionSurveyPort {
  readonly script: Script<"answer">;
  /** Returns the stored answer. */
  readonly stored: () => Omit<SurveyAnswer, "idempotencyKey"> | undefined;
  /** Applies the next answer and loses its response. */
  loseNext(): void;
}

/** Survey in memory that accepts one answer. */
export function fakeSatisfactionSurvey(): FakeSatisfactionSurvey {
  const script: FakeSatisfactionSurvey["script"] = new Script();
  const answers = new Map<string, { readonly content: string; readonly answer: Result<"saved", PollRefusal> }>();
  let stored: Omit<SurveyAnswer, "idempotencyKey"> | undefined;
  let isLosing = false;
  return {
    script,
    stored: () => stored,
    loseNext: () => void (isLosing = true),
    answer: ({ idempotencyKey, ...given }) =>
      script.answer("answer", (): Result<"saved", PollRefusal | TransportFailure> => {
        const content = JSON.stringify([given.rating, given.comment]);
        const former = answers.get(idempotencyKey);
        if (former !== undefined)
          return former.content === content ? former.answer : fail({ kind: "http", status: 400 });
        const answer = stored === undefined ? succeed<"saved">("saved") : fail(pollRefusal("already-answered"));
        stored ??= given;
        answers.set(idempotencyKey, { content, answer });
        if (!isLosing) return answer;
        isLosing = false;
        return fail({ kind: "timeout" });
      }),
  };
}
