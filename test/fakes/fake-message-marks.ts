import { awaitsAnswer } from "#domain/messages/mailbox.ts";
import type { MarkRefusal, MessageMark, MessageMarksPort } from "#domain/messages/messages.port.ts";
import { fail, type Result, succeed, type TransportFailure } from "#domain/shared-kernel/index.ts";
import type { Message } from "#domain/messages/index.ts";
import type { FakeMessages } from "./fake-messages.ts";
import { Script } from "./script.ts";

export interface FakeMessageMarks extends MessageMarksPort {
  readonly script: Script<"read" | "remove" | "readAll">;
  /** Sent marks, in order. */
  readonly sent: readonly (readonly ["read" | "remove", MessageMark])[];
}

/** Marks on the messages of a provider in memory. */
export function fakeMessageMarks(provider: Pick<FakeMessages, "messages">): FakeMessageMarks {
  const script: FakeMessageMarks["script"] = new Script();
  const sent: (readonly ["read" | "remove", MessageMark])[] = [];
  const answers = new Map<string, { readonly content: string; readonly answer: Result<unknown, MarkRefusal> }>();
  const refuse = (code: MarkRefusal["code"]): Result<never, MarkRefusal> => fail({ kind: "mark-refused", code });

  function put(
    what: "read" | "remove",
    { clientMessageId, rodoMessageId }: MessageMark["message"],
  ): Result<unknown, MarkRefusal> {
    const message = provider.messages.find((one) => one.clientMessageId === clientMessageId);
    if (message === undefined) return refuse("unknown-message");
    if (awaitsAnswer(message) && (what === "remove" || rodoMessageId !== message.rodoMessageId))
      return refuse("answer-needed");
    provider.messages =
      what === "remove"
        ? provider.messages.filter((one) => one !== message)
        : provider.messages.map((one) => (one === message ? { ...one, read: true, ...confirmed(one) } : one));
    return succeed(undefined);
  }

  const confirmed = (message: Message): Partial<Message> =>
    awaitsAnswer(message) ? { confirmedAt: message.createdAt } : {};

  function once<Done extends string>(
    what: "read" | "remove",
    mark: MessageMark,
    done: Done,
  ): Promise<Result<Done, MarkRefusal | TransportFailure>> {
    sent.push([what, mark]);
    return script.answer(what, (): Result<Done, MarkRefusal | TransportFailure> => {
      const content = JSON.stringify([what, mark.message.clientMessageId, mark.message.rodoMessageId]);
      const former = answers.get(mark.idempotencyKey);
      if (former !== undefined && former.content !== content) return fail({ kind: "http", status: 400 });
      const answer = former?.answer ?? put(what, mark.message);
      answers.set(mark.idempotencyKey, { content, answer });
      return answer.ok ? succeed(done) : answer;
    });
  }

  return {
    script,
    sent,
    read: (mark) => once("read", mark, "read"),
    remove: (mark) => once("remove", mark, "removed"),
    readAll: ({ idempotencyKey, messageIds }) =>
      script.answer<ReadonlySet<string>, TransportFailure>("readAll", () => {
        const content = JSON.stringify(["readAll", ...messageIds]);
        const former = answers.get(idempotencyKey);
        if (former !== undefined && former.content !== content) return fail({ kind: "http", status: 400 });
        answers.set(idempotencyKey, { content, answer: succeed(undefined) });
        const markable = provider.messages.filter(
          (one) => messageIds.includes(one.clientMessageId) && !awaitsAnswer(one),
        );
        const ids = new Set(markable.map(({ clientMessageId }) => clientMessageId));
        provider.messages = provider.messages.map((one) =>
          ids.has(one.clientMessageId) ? { ...one, read: true } : one,
        );
        return succeed(ids);
      }),
  };
}
