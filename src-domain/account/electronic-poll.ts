import type { Result, TransportFailure } from "../shared-kernel/index.ts";
import type { WriteOutcome } from "../shared-kernel/write.ts";

/** One answer of the poll: its code, and what the customer reads. */
export interface PollAnswer {
  readonly code: string;
  readonly label: string;
}

/** A question that the operator asks each customer once (ACC-13). */
export interface ElectronicPoll {
  readonly question: string;
  readonly answers: readonly PollAnswer[];
}

/** Where the site content keeps the poll's words. */
export const POLL_QUESTION_KEY = "electronic_poll_question";
/** `CODE=text|CODE=text` */
export const POLL_ANSWERS_KEY = "electronic_poll_answers";

/**
 * The poll that waits for this customer; none once it is answered, and none without a question and two answers to
 * choose from.
 *
 * @param text the operator's text by its key
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

/** The poll was answered before: on another day, in another tab, or by somebody else of the account. */
export interface PollRefusal {
  readonly kind: "poll-refused";
  readonly code: "already-answered" | "other";
}

/** A refusal by the provider's code; one that nobody knows is `OTHER`. */
export function pollRefusal(code: string): PollRefusal {
  return { kind: "poll-refused", code: code === "already-answered" ? code : "other" };
}

export interface ElectronicPollPort {
  /** Saves the customer's one answer (`saveElectronicPollResult`); the same intent id is one answer. */
  answer(request: {
    readonly idempotencyKey: string;
    readonly code: string;
  }): Promise<Result<"saved", PollRefusal | TransportFailure>>;
}

/** What became of an answer. */
export type AnswerResult = "saved" | "answered-before" | "failed" | "unknown";

/** What is told of how an answer ended; nothing where the portal itself has given it up. */
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
