import { action, computed, makeObservable, observable } from "mobx";
import type { Message } from "#domain/messages/index.ts";
import type { MarkRefusal, MessageMarksPort } from "#domain/messages/messages.port.ts";
import { answerMessage } from "#domain/messages/use-cases/answer-message.ts";
import { deleteMessage } from "#domain/messages/use-cases/delete-message.ts";
import { markMessagesRead } from "#domain/messages/use-cases/mark-messages-read.ts";
import { markMessageRead } from "#domain/messages/use-cases/mark-message-read.ts";
import type { IdempotencyKeyPort } from "#domain/shared-kernel/index.ts";
import type { WriteOutcome } from "#domain/shared-kernel/write.ts";
import { WriteCommand, type WriteUseCase } from "#ui/stores/write-command.ts";

/** Dependencies of the writes about messages. */
export interface MessageWritesDependencies {
  readonly marks: MessageMarksPort;
  readonly idempotencyKeys: IdempotencyKeyPort;
  /** Reloads the messages; resolves with `undefined` when loading failed. */
  readonly reload: () => Promise<readonly Message[] | undefined>;
}

/** A message that could not be deleted. */
export interface UndeletedMessage {
  readonly message: Message;
  /** `lost`: the response was lost, and a resend is safe. */
  readonly why: "lost" | "refused";
}

type Mark = "read" | "removed";
type MarkUseCase = WriteUseCase<Message, Mark, MarkRefusal>;
type MarkCommand = WriteCommand<Message, Mark, MarkRefusal>;
type MarkOutcome = Promise<WriteOutcome<Mark, MarkRefusal> | undefined>;

/** The writes about messages, each with a command for each message (MSG-01, MSG-05). */
export class MessageWrites {
  /** Id of the message that was answered last. */
  private answered: string | undefined = undefined;
  /** Deletions that were sent, in this order, with their messages. */
  private readonly deletions = observable.map<string, { readonly message: Message; readonly command: MarkCommand }>(
    undefined,
    { deep: false },
  );
  /** Marks many messages as read (MSG-10). */
  readonly readingAll: WriteCommand<readonly string[], ReadonlySet<string>, MarkRefusal>;
  readonly #reads = new Map<string, MarkCommand>();
  readonly #answers = new Map<string, MarkCommand>();
  readonly #dependencies: MessageWritesDependencies;

  constructor(dependencies: MessageWritesDependencies) {
    this.#dependencies = dependencies;
    this.readingAll = new WriteCommand(
      (ids, key) => markMessagesRead(dependencies, ids, key),
      dependencies.idempotencyKeys,
    );
    makeObservable<this, "answered">(this, {
      answered: observable,
      undeleted: computed,
      answering: computed,
      answer: action,
      remove: action,
    });
  }

  /** Messages that could not be deleted. */
  get undeleted(): readonly UndeletedMessage[] {
    return [...this.deletions.values()].flatMap(({ message, command: { failed } }) =>
      failed === undefined ? [] : [{ message, why: failed.certainty === "unknown" ? "lost" : "refused" }],
    );
  }

  /** State of the answer to a message. */
  get answering(): { readonly id: string; readonly state: "busy" | "lost" | "refused" } | undefined {
    const { answered: id } = this;
    const command = id === undefined ? undefined : this.#answers.get(id);
    if (id === undefined || command === undefined) return undefined;
    const { isRunning, failed } = command;
    if (isRunning) return { id, state: "busy" };
    return failed && { id, state: failed.certainty === "unknown" ? "lost" : "refused" };
  }

  /** Returns true if the read mark of the message is being sent. */
  isReading({ clientMessageId }: Message): boolean {
    return this.#reads.get(clientMessageId)?.isRunning === true;
  }

  /** Marks an opened message as read. */
  read(message: Message): MarkOutcome {
    return this.#commandIn(this.#reads, message, (one, key) => markMessageRead(this.#dependencies, one, key)).run(
      message,
    );
  }

  /** Marks messages as read together. Resolves with `undefined` while others are being marked. */
  readAll(ids: readonly string[]): Promise<WriteOutcome<ReadonlySet<string>, MarkRefusal> | undefined> {
    return this.readingAll.run(ids);
  }

  /** Answers a message that asks the customer to confirm it. */
  answer(message: Message): MarkOutcome {
    this.answered = message.clientMessageId;
    return this.#commandIn(this.#answers, message, (one, key) => answerMessage(this.#dependencies, one, key)).run(
      message,
    );
  }

  /** Deletes a message. */
  remove(message: Message): MarkOutcome {
    const { clientMessageId: id } = message;
    const command =
      this.deletions.get(id)?.command ?? this.#command((one, key) => deleteMessage(this.#dependencies, one, key));
    this.deletions.delete(id);
    this.deletions.set(id, { message, command });
    return command.run(message);
  }

  /** Hides the error about a failed deletion. */
  dismissUndeleted(id: string): void {
    this.deletions.get(id)?.command.clearFailure();
  }

  #commandIn(commands: Map<string, MarkCommand>, { clientMessageId: id }: Message, useCase: MarkUseCase): MarkCommand {
    const command = commands.get(id) ?? this.#command(useCase);
    commands.set(id, command);
    return command;
  }

  #command(useCase: MarkUseCase): MarkCommand {
    return new WriteCommand(useCase, this.#dependencies.idempotencyKeys);
  }
}
