import type { Result, TransportFailure } from "../shared-kernel/index.ts";
import type { WriteOutcome } from "../shared-kernel/write.ts";

/** Answer of the poll: its code and the text shown to the customer. */
export interface PollAnswer {
  readonly code: string;
  readonly label: string;
}

/** Question that the operator asks each customer once (ACC-13). */
export interface ElectronicPoll {
  readonly question: string;
  readonly answers: readonly PollAnswer[];
}

/** Site content key of the question. */
export const POLL_QUESTION_KEY = "electronic_poll_question";
/** Site content key of the answers, in the form `CODE=text|CODE=text`. */
export const POLL_ANSWERS_KEY = "electronic_poll_answers";

/**
 * Returns the poll to show; `undefined` after the customer answered it. Also `undefined` without a question, with fewer
 * than two answers, or with a repeated code.
 *
 * @param text returns the operator's text for a key
 */
export function findOpenPoll(
  { electronicPoll }: { readonly electronicPoll: boolean },
  text: (key: string) => string | undefined,
): ElectronicPoll | undefined {
  const question = text(POLL_QUESTION_KEY)?.trim() ?? "";
  const answers = (text(POLL_ANSWERS_KEY) ?? "").split("|").flatMap((entry): PollAnswer[] => {
    const [, code = "", label = ""] = /^\s*([A-Za-z0-9_-]+)\s*=(.*)$/su.exec(entry) ?? [];
    return code === "" || label.trim() === "" ? [] : [{ code, label: label.trim() }];
  });
  const areCodesUnique = new Set(answers.map(({ code }) => code)).size === answers.length;
  return electronicPoll && question !== "" && answers.length > 1 && areCodesUnique ? { question, answers } : undefined;
}

/** Refusal of an answer. `already-answered`: on another day, in another tab, or by another person of the account. */
export interface PollRefusal {
  readonly kind: "poll-refused";
  readonly code: "already-answered" | "other";
}

/** Decodes a refusal; an unknown code is `other`. */
export function pollRefusal(code: string): PollRefusal {
  return { kind: "poll-refused", code: code === "already-answered" ? code : "other" };
}

export interface ElectronicPollPort {
  /** Saves the answer of the customer (`saveElectronicPollResult`). Idempotent by `idempotencyKey`. */
  answer(request: {
    readonly idempotencyKey: string;
    readonly code: string;
  }): Promise<Result<"saved", PollRefusal | TransportFailure>>;
}

/** Result of an answer, as shown to the customer. */
export type AnswerResult = "saved" | "answered-before" | "failed" | "unknown";

/** Maps the outcome of an answer to its result; `undefined` if the portal cancelled the request. */
export function answerResultOf(end: WriteOutcome<unknown, PollRefusal>): AnswerResult | undefined {
  switch (end.kind) {
    case "done":
    case "found-done":
      return "saved";
    case "not-done":
      return end.failure.kind === "poll-refused" && end.failure.code === "already-answered"
        ? "answered-before"
        : "failed";
    case "unknown":
      return "unknown";
    case "cancelled":
      return undefined;
  }
}
