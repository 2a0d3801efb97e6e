import { action, makeObservable, observable, runInAction, when } from "mobx";
import type { Message } from "#domain/messages/index.ts";
import { awaitsAnswer } from "#domain/messages/mailbox.ts";
import type { MailboxDependencies } from "./mailbox-dependencies.ts";
import type { MessageWrites } from "./message-writes.ts";
import { t } from "./messages.texts.ts";

export interface MessageDeletionsDependencies extends Pick<MailboxDependencies, "messages" | "toasts" | "draft"> {
  readonly writes: Pick<MessageWrites, "remove" | "dismissUndeleted">;
}

/** Deletions that the customer can undo while their toast is shown (MSG-01, MSG-05). */
export class MessageDeletions {
  /** Ids of messages that are about to be deleted, or being deleted. A reload meanwhile does not show them again. */
  private readonly pending = observable.set<string>();
  readonly #dependencies: MessageDeletionsDependencies;
  /** Deletions that a reload interrupted: the toast has already called them done. */
  #restored: readonly string[];
  #isDisposed = false;

  constructor(dependencies: MessageDeletionsDependencies) {
    this.#dependencies = dependencies;
    const stored = dependencies.draft?.read()?.[REMOVED];
    this.#restored = typeof stored === "object" ? stored : [];
    for (const id of this.#restored) this.pending.add(id);
    makeObservable<this, "pending">(this, { pending: observable, remove: action, resume: action });
  }

  /** Stops sending deletions: the account is closed. */
  dispose(): void {
    this.#isDisposed = true;
  }

  /** Returns true if the message is about to be deleted, or being deleted. */
  isPending(id: string): boolean {
    return this.pending.has(id);
  }

  /** Sends the deletions of the page before a reload, once the messages are loaded. */
  resume(): void {
    const { known } = this.#dependencies.messages.messages;
    if (known === undefined) return;
    for (const id of this.#restored) {
      const message = known.find(({ clientMessageId }) => clientMessageId === id);
      if (message === undefined) this.pending.delete(id);
      else void this.#send(message);
    }
    this.#restored = [];
    this.#store();
  }

  /** Deletes a message when its toast closes, unless the customer undoes it. A message that awaits an answer stays. */
  remove(message: Message): void {
    const { clientMessageId: id } = message;
    if (awaitsAnswer(message) || this.pending.has(id)) return;
    this.#dependencies.writes.dismissUndeleted(id);
    this.pending.add(id);
    this.#store();
    const { toasts } = this.#dependencies;
    let isUndone = false;
    toasts.show({
      text: t("removed", { title: shortened(message.title) }),
      kind: "removed",
      undo: action(() => {
        isUndone = true;
        this.pending.delete(id);
        this.#store();
      }),
    });
    const toastId = toasts.shown.at(-1)?.id;
    when(
      () => !toasts.shown.some((toast) => toast.id === toastId),
      () => {
        if (!isUndone) void this.#send(message);
      },
    );
  }

  async #send(message: Message): Promise<void> {
    const { clientMessageId: id } = message;
    const { writes } = this.#dependencies;
    const { messages } = this.#dependencies.messages;
    if (this.#isDisposed || messages.known === undefined) return;
    const outcome = await writes.remove(message);
    if ((outcome?.kind === "done" || outcome?.kind === "found-done") && messages.known !== undefined)
      messages.replace(messages.known.filter(({ clientMessageId }) => clientMessageId !== id));
    runInAction(() => this.pending.delete(id));
    this.#store();
  }

  #store(): void {
    if (!this.#isDisposed)
      this.#dependencies.draft?.keep(this.pending.size === 0 ? {} : { [REMOVED]: [...this.pending] });
  }
}

/** Name of the ids in the draft. */
const REMOVED = "removed";

/** Shortens the title to fit in a toast. */
function shortened(title: string): string {
  const words = title.trim();
  return words.length <= 40 ? words : `${words.slice(0, 39).trimEnd()}…`;
}
