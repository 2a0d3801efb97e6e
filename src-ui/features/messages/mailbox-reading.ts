import { action, computed, makeObservable, observable } from "mobx";
import type { Message } from "#domain/messages/index.ts";
import { MAX_MESSAGES_MARKED, markableIds } from "#domain/messages/use-cases/mark-messages-read.ts";
import type { AsyncValue } from "#ui/stores/async-value.ts";
import type { MessageWrites } from "./message-writes.ts";

export interface MailboxReadingDependencies {
  readonly writes: Pick<MessageWrites, "readAll" | "readingAll">;
  readonly store: AsyncValue<readonly Message[]>;
  /** Messages that the mailbox shows. */
  readonly shown: () => readonly Message[];
}

interface ReadingResult {
  readonly marked: number;
  readonly left: number;
  readonly isComplete: boolean;
}

/** Marks all messages of the mailbox as read (MSG-10). */
export class MailboxReading {
  /** Number of messages that were marked, also before a failure of a later group; `undefined` before the end. */
  marked: number | undefined = undefined;
  /** Number of messages that the server has left unread. */
  left = 0;
  private isRunning = false;
  /** True after all groups were marked; false when the session ended before that. */
  private isComplete = false;
  readonly #dependencies: MailboxReadingDependencies;

  constructor(dependencies: MailboxReadingDependencies) {
    this.#dependencies = dependencies;
    makeObservable<this, "isRunning" | "isComplete" | "begin" | "end">(this, {
      marked: observable,
      left: observable,
      isRunning: observable,
      isComplete: observable,
      unreadIds: computed,
      state: computed,
      begin: action,
      end: action,
    });
  }

  /** Ids of the messages that can be marked: those that await an answer are not among them (MSG-05). */
  get unreadIds(): readonly string[] {
    return markableIds(this.#dependencies.shown());
  }

  /** `lost`: the response was lost, and a resend is safe. */
  get state(): "idle" | "busy" | "done" | "lost" | "refused" {
    if (this.isRunning) return "busy";
    const { failed } = this.#dependencies.writes.readingAll;
    if (failed !== undefined) return failed.certainty === "unknown" ? "lost" : "refused";
    return this.isComplete ? "done" : "idle";
  }

  /** Marks the messages in groups that one request takes. Stops at the first failure. */
  async readAll(): Promise<void> {
    if (this.isRunning) return;
    const ids = this.unreadIds;
    this.begin();
    let marked = 0;
    for (let from = 0; from < ids.length; from += MAX_MESSAGES_MARKED) {
      const outcome = await this.#dependencies.writes.readAll(ids.slice(from, from + MAX_MESSAGES_MARKED));
      if (outcome?.kind !== "done") return this.end({ marked, left: 0, isComplete: false });
      this.#show(outcome.value);
      marked += outcome.value.size;
    }
    this.end({ marked, left: ids.length - marked, isComplete: true });
  }

  #show(read: ReadonlySet<string>): void {
    const { store } = this.#dependencies;
    if (store.known !== undefined)
      store.replace(store.known.map((one) => (read.has(one.clientMessageId) ? { ...one, read: true } : one)));
  }

  private begin(): void {
    [this.isRunning, this.isComplete, this.marked, this.left] = [true, false, undefined, 0];
  }

  private end({ marked, left, isComplete }: ReadingResult): void {
    [this.isRunning, this.isComplete, this.marked, this.left] = [false, isComplete, marked, left];
  }
}
