import { action, computed, makeObservable, observable, observableRef } from "mobx";
import { prioritizedIds, isReadByOpening, sortMailbox, type MailboxOrder } from "#domain/messages/mailbox.ts";
import type { Message } from "#domain/messages/index.ts";
import { toOutageNotice, type OutageNotice } from "#domain/messages/outage-notice.ts";
import { unreadCount } from "#domain/messages/inbox.ts";
import { containsAllWords, foldText, searchWordsOf } from "#domain/shared-kernel/text-search.ts";
import { warsawDateAt, type FailureCause, type WarsawDate } from "#domain/shared-kernel/index.ts";
import { failureCauseIn } from "#ui/stores/async-value.ts";
import { incompleteDataOf, type IncompleteData } from "#ui/stores/incomplete-data.ts";
import { AsyncSectionModel } from "#ui/stores/async-section.ts";
import { dueOfMessage, type MessageDue } from "./due-of-message.ts";
import { knownOutages } from "./known-outages.ts";
import type { MailboxDependencies } from "./mailbox-dependencies.ts";
import { MessageDeletions } from "./message-deletions.ts";
import { MailboxReading } from "./mailbox-reading.ts";
import { MessageWrites, type UndeletedMessage } from "./message-writes.ts";

/** State of the list, or of the message that the address names. */
export type MailboxPage =
  | { readonly kind: "loading" }
  | { readonly kind: "failed"; readonly cause: FailureCause }
  | { readonly kind: "ready"; readonly messages: readonly Message[] };

/**
 * View model of the mailbox with its writes (MSG-01, MSG-05). Lives as long as the account: a message pending deletion
 * is hidden on every page until it is deleted or the customer undoes it.
 */
export class MailboxViewModel {
  order: MailboxOrder = "newest";
  /** Words that the titles of the listed messages contain (MSG-08). */
  query = "";
  private prioritized: ReadonlySet<string> = new Set();
  /** Current outages. A failed load is shown as an error, so that it does not read as "no outages" (MSG-02). */
  readonly outages: AsyncSectionModel<readonly OutageNotice[]>;
  /** Heights of the rows that were measured, by message: the list opens as high as it was left (MSG-06). */
  readonly rowHeights = new Map<string | number, number>();
  readonly #dependencies: MailboxDependencies;
  readonly #confirmed = new Map<string, WarsawDate>();
  readonly #writes: MessageWrites;
  readonly #deletions: MessageDeletions;
  readonly reading: MailboxReading;

  constructor(dependencies: MailboxDependencies) {
    this.#dependencies = dependencies;
    const { outages, messages } = dependencies.messages;
    this.#writes = new MessageWrites({ ...dependencies, reload: () => messages.refetch() });
    this.#deletions = new MessageDeletions({ ...dependencies, writes: this.#writes });
    this.reading = new MailboxReading({
      writes: this.#writes,
      store: dependencies.messages.messages,
      shown: () => (this.page.kind === "ready" ? this.page.messages : []),
    });
    this.outages = new AsyncSectionModel({
      needs: [outages],
      read: () => knownOutages(outages)?.map((outage) => toOutageNotice(outage, this.today)),
      load: () => outages.load(),
    });
    makeObservable<this, "prioritized">(this, {
      order: observable,
      query: observable,
      listed: computed,
      search: action,
      prioritized: observableRef,
      page: computed,
      unread: computed,
      setOrder: action,
      dismissUndeleted: action,
    });
  }

  /** Called when the account is closed; stops sending writes in its name. */
  dispose(): void {
    this.#deletions.dispose();
  }

  /** Loads data that are not loaded yet. */
  start(): void {
    void this.#dependencies.messages.messages.load().then(() => this.#deletions.resume());
    void this.outages.load();
  }

  retry(): void {
    void this.#dependencies.messages.messages.reload();
  }

  get today(): WarsawDate {
    return this.#dependencies.today.today;
  }

  get page(): MailboxPage {
    const { state, known } = this.#dependencies.messages.messages;
    if (known !== undefined)
      return {
        kind: "ready",
        messages: sortMailbox(
          known.filter(({ clientMessageId }) => !this.#deletions.isPending(clientMessageId)),
          this.prioritized,
        ),
      };
    if (state.status === "failed") return { kind: "failed", cause: failureCauseIn(state) };
    return { kind: "loading" };
  }

  /** Messages whose titles contain the words of the search. */
  get listed(): readonly Message[] {
    const words = searchWordsOf(this.query);
    const messages = this.page.kind === "ready" ? this.page.messages : [];
    return words.length === 0 ? messages : messages.filter(({ title }) => containsAllWords(foldText(title), words));
  }

  search(query: string): void {
    this.query = query;
  }

  dueAmount(message: Message): MessageDue {
    return dueOfMessage(message, this.#dependencies.finance, this.today);
  }

  /** Returns the day on which the customer confirmed the message; `undefined` if the server does not say (MSG-11). */
  confirmedOn({ clientMessageId, confirmedAt }: Message): WarsawDate | undefined {
    return confirmedAt === undefined ? this.#confirmed.get(clientMessageId) : warsawDateAt(confirmedAt);
  }

  /** Set when parts of the messages or outages could not be read. */
  get incomplete(): IncompleteData | undefined {
    const { messages, outages } = this.#dependencies.messages;
    return incompleteDataOf([messages, outages]);
  }

  /** Zero while parts of the messages could not be read: a number would be too small. */
  get unread(): number {
    return this.page.kind === "ready" && !this.#dependencies.messages.messages.isIncomplete
      ? unreadCount(this.page.messages)
      : 0;
  }

  get undeleted(): readonly UndeletedMessage[] {
    return this.#writes.undeleted;
  }

  get answering(): MessageWrites["answering"] {
    return this.#writes.answering;
  }

  /** Sorts the messages. Messages read afterwards keep their place. */
  setOrder(order: MailboxOrder): void {
    this.order = order;
    this.prioritized = prioritizedIds(this.#dependencies.messages.messages.known ?? [], order);
  }

  /** Returns the message that the address names. */
  find(id: string): Message | undefined {
    return this.page.kind === "ready"
      ? this.page.messages.find(({ clientMessageId }) => clientMessageId === id)
      : undefined;
  }

  /**
   * Marks an opened message as read: at once in all counts, and at the server. When that fails it is unread again, and
   * is marked when it is opened next.
   */
  async open(message: Message): Promise<void> {
    const { clientMessageId: id, entryId } = message;
    if (entryId !== undefined) void this.#dependencies.finance.entries.load();
    if (!isReadByOpening(message) || this.#writes.isReading(message)) return;
    this.#replace(id, (one) => ({ ...one, read: true }));
    const outcome = await this.#writes.read(message);
    if (outcome?.kind === "not-done" || outcome?.kind === "unknown")
      this.#replace(id, (one) => ({ ...one, read: false }));
  }

  /** Answers a message that asks the customer to confirm it. Does nothing while another answer is being sent. */
  async answer(message: Message): Promise<void> {
    if (this.answering?.state === "busy") return;
    const outcome = await this.#writes.answer(message);
    if (outcome?.kind !== "done") return;
    this.#confirmed.set(message.clientMessageId, this.today);
    this.#replace(message.clientMessageId, (one) => ({ ...one, read: true }));
  }

  /** Deletes a message when its toast closes, unless the customer undoes it. A message that awaits an answer stays. */
  remove(message: Message): void {
    this.#deletions.remove(message);
  }

  isDeletionPending(id: string): boolean {
    return this.#deletions.isPending(id);
  }

  dismissUndeleted(id: string): void {
    this.#writes.dismissUndeleted(id);
  }

  #replace(id: string, change: (message: Message) => Message): void {
    const { messages } = this.#dependencies.messages;
    if (messages.known !== undefined)
      messages.replace(messages.known.map((one) => (one.clientMessageId === id ? change(one) : one)));
  }
}
