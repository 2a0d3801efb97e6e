import { pollRefusal, type ElectronicPollPort, type PollRefusal } from "#domain/account/electronic-poll.ts";
import { fail, succeed, type Result, type TransportFailure } from "#domain/shared-kernel/index.ts";
import { Script } from "./script.ts";

export interface FakeElectronicPoll extends ElectronicPollPort {
  readonly script: Script<"answer">;
  /** Returns the stored answer. */
  readonly stored: () => string | undefined;
  /** Applies the next answer and loses its response. */
  loseNext(): void;
}

/** Poll in memory that accepts one of these codes, once. */
export function fakeElectronicPoll(codes: readonly string[] = ["ELECTRONIC", "PAPER"]): FakeElectronicPoll {
  const script: FakeElectronicPoll["script"] = new Script();
  const answers = new Map<string, { readonly code: string; readonly answer: Result<"saved", PollRefusal> }>();
  let stored: string | undefined;
  let isLosing = false;
  const take = (code: string): Result<"saved", PollRefusal> => {
    if (stored !== undefined) return fail(pollRefusal("already-answered"));
    if (!codes.includes(code)) return fail(pollRefusal("UNKNOWN_ANSWER"));
    stored = code;
    return succeed("saved");
  };
  return {
    script,
    stored: () => stored,
    loseNext: () => void (isLosing = true),
    answer: ({ idempotencyKey, code }) =>
      script.answer("answer", (): Result<"saved", PollRefusal | TransportFailure> => {
        const former = answers.get(idempotencyKey);
        if (former !== undefined) return former.code === code ? former.answer : fail({ kind: "http", status: 400 });
        const answer = take(code);
        answers.set(idempotencyKey, { code, answer });
        if (!isLosing) return answer;
        isLosing = false;
        return fail({ kind: "timeout" });
      }),
  };
}
