import { action, computed, makeObservable, observable, observableRef, when } from "mobx";
import { awaitsAnswer, firstOf, isReadByOpening, mailbox, type MailboxOrder } from "#domain/messages/mailbox.ts";
import type { Message } from "#domain/messages/index.ts";
import type { MarkRefusal, MessageMarksPort } from "#domain/messages/messages.port.ts";
import { outageNews, type OutageNews } from "#domain/messages/outage-news.ts";
import { unreadCount } from "#domain/messages/inbox.ts";
import type { IdempotencyKeyPort, WarsawDate } from "#domain/shared-kernel/index.ts";
import { executeWrite, IdempotencyKey } from "#domain/shared-kernel/write.ts";
import type { TodayStore } from "#ui/stores/calendar/today.store.ts";
import { PartModel } from "#ui/stores/part.ts";
import type { MessagesStore } from "#ui/stores/messages/messages.store.ts";
import type { ToastsStore } from "#ui/stores/toasts/toasts.store.ts";
import { t } from "./messages.texts.ts";

export interface MailboxWorld {
  readonly messages: MessagesStore;
  readonly marks: MessageMarksPort;
  readonly toasts: Pick<ToastsStore, "show" | "shown">;
  readonly today: Pick<TodayStore, "today">;
  readonly idempotencyKeys: IdempotencyKeyPort;
}

/** What stands in the place of the list, or of the message that the address names. */
export type MailboxPage =
  | { readonly kind: "loading" }
  | { readonly kind: "failed"; readonly retrying: boolean }
  | { readonly kind: "there"; readonly messages: readonly Message[] };

/** Why a message is still there that was to go. */
export interface Kept {
  readonly message: Message;
  /** `lost`: nobody knows, and to try again is safe. */
  readonly why: "lost" | "refused";
}

/**
 * The customer's messages, and what is done with them (MSG-01, MSG-05). It lives as long as the same account is acted
 * for: what is about to be
 * taken away is so on every page, until it is sent or taken back.
 */
export class Mailbox {
  order: MailboxOrder = "newest";
  /** What could not be taken away. */
  kept: readonly Kept[] = [];
  /** How the answer to a message stands that asks for one. */
  answering: { readonly id: string; readonly state: "busy" | "lost" | "refused" } | undefined = undefined;
  /** Ids of what is about to be taken away, or on its way: an answer that is read meanwhile does not bring it back. */
  private readonly going = observable.set<string>();
  private first: ReadonlySet<string> = new Set();
  /** What is out of order. Where that is not known it says so: nobody is to read that as "nothing is" (MSG-02). */
  readonly outages: PartModel<readonly OutageNews[]>;
  readonly #world: MailboxWorld;
  readonly #idempotencyKeys = new Map<string, IdempotencyKey>();
  readonly #reading = new Set<string>();
  #isDisposed = false;

  constructor(world: MailboxWorld) {
    this.#world = world;
    const { outages } = world.messages;
    this.outages = new PartModel({
      needs: [outages],
      read: () => outages.known?.map((outage) => outageNews(outage, this.today)),
      load: () => outages.load(),
    });
    makeObservable<this, "first" | "going" | "tell">(this, {
      order: observable,
      kept: observableRef,
      answering: observableRef,
      going: observable,
      first: observableRef,
      page: computed,
      unread: computed,
      arrange: action,
      tell: action,
      remove: action,
      dismissKept: action,
    });
  }

  /** The account is no longer acted for: nothing more is sent in its name. */
  dispose(): void {
    this.#isDisposed = true;
  }

  /** Reads what is not there yet. */
  start(): void {
    void this.#world.messages.messages.load();
    void this.outages.load();
  }

  retry(): void {
    void this.#world.messages.messages.reload();
  }

  get today(): WarsawDate {
    return this.#world.today.today;
  }

  get page(): MailboxPage {
    const { state, known } = this.#world.messages.messages;
    if (known !== undefined)
      return {
        kind: "there",
        messages: mailbox(
          known.filter(({ clientMessageId }) => !this.going.has(clientMessageId)),
          this.first,
        ),
      };
    if (state.status === "failed") return { kind: "failed", retrying: false };
    return { kind: "loading" };
  }

  get unread(): number {
    return this.page.kind === "there" ? unreadCount(this.page.messages) : 0;
  }

  /** Puts the messages in this order; what is read afterwards keeps its place. */
  arrange(order: MailboxOrder): void {
    this.order = order;
    this.first = firstOf(this.#world.messages.messages.known ?? [], order);
  }

  /** The message of the address, where there is one. */
  find(id: string): Message | undefined {
    return this.page.kind === "there"
      ? this.page.messages.find(({ clientMessageId }) => clientMessageId === id)
      : undefined;
  }

  /**
   * Opening a message reads it: at once in all counts, and at the provider. Where that cannot be told, it is unread
   * again, and told when it is opened next.
   */
  async open(message: Message): Promise<void> {
    const { clientMessageId: id } = message;
    if (!isReadByOpening(message) || this.#reading.has(id)) return;
    this.#reading.add(id);
    this.#replace(id, (one) => ({ ...one, read: true }));
    const end = await this.#mark("read", message, async () => undefined);
    this.#reading.delete(id);
    if (end.kind === "not-done" || end.kind === "unknown") this.#replace(id, (one) => ({ ...one, read: false }));
  }

  /**
   * Tells the provider that the customer knows what the message says. A press while another is on its way does nothing.
   */
  async answer(message: Message): Promise<void> {
    const { clientMessageId: id } = message;
    if (this.answering?.state === "busy") return;
    this.tell({ id, state: "busy" });
    const end = await this.#mark("read", message, () =>
      this.#readAnew(id, (found) => found !== undefined && !awaitsAnswer(found)),
    );
    if (end.kind === "done") this.#replace(id, (one) => ({ ...one, read: true }));
    this.tell(
      end.kind === "not-done" ? { id, state: "refused" } : end.kind === "unknown" ? { id, state: "lost" } : undefined,
    );
  }

  /** Takes a message away, unless it is taken back while that is told. One that awaits an answer stays. */
  remove(message: Message): void {
    const { clientMessageId: id } = message;
    if (awaitsAnswer(message) || this.going.has(id)) return;
    this.dismissKept(id);
    this.going.add(id);
    const { toasts } = this.#world;
    let isUndone = false;
    toasts.show({
      text: t("removed", { title: shortened(message.title) }),
      kind: "removed",
      undo: action(() => {
        isUndone = true;
        this.going.delete(id);
      }),
    });
    const told = toasts.shown.at(-1)?.id;
    when(
      () => !toasts.shown.some((toast) => toast.id === told),
      () => {
        if (!isUndone) void this.#send(message);
      },
    );
  }

  /** Whether it is about to be taken away, or on its way out. */
  isGoing(id: string): boolean {
    return this.going.has(id);
  }

  dismissKept(id: string): void {
    this.kept = this.kept.filter(({ message }) => message.clientMessageId !== id);
  }

  async #send(message: Message): Promise<void> {
    const { clientMessageId: id } = message;
    const { messages } = this.#world.messages;
    if (this.#isDisposed || messages.known === undefined) return;
    const end = await this.#mark("remove", message, () => this.#readAnew(id, (found) => found === undefined));
    const isGone =
      end.kind === "done" ||
      end.kind === "found-done" ||
      (end.kind === "not-done" && end.failure.kind === "mark-refused" && end.failure.code === "unknown-message");
    if (isGone && messages.known !== undefined)
      messages.replace(messages.known.filter(({ clientMessageId }) => clientMessageId !== id));
    this.#stays(message, isGone || end.kind === "cancelled" ? undefined : end.kind === "unknown" ? "lost" : "refused");
  }

  readonly #stays = action((message: Message, why: Kept["why"] | undefined): void => {
    this.going.delete(message.clientMessageId);
    if (why !== undefined) this.kept = [...this.kept, { message, why }];
  });

  #mark<What extends "read" | "remove">(
    what: What,
    message: Message,
    verifyApplied: () => Promise<boolean | undefined>,
  ) {
    const { clientMessageId, rodoMessageId } = message;
    const key = `${what} ${clientMessageId}`;
    const idempotencyKey = this.#idempotencyKeys.get(key) ?? new IdempotencyKey(this.#world.idempotencyKeys);
    this.#idempotencyKeys.set(key, idempotencyKey);
    return executeWrite<"read" | "removed", MarkRefusal>(idempotencyKey, {
      content: [what, clientMessageId],
      send: (intentId) => this.#world.marks[what]({ intentId, message: { clientMessageId, rodoMessageId } }),
      verifyApplied,
    });
  }

  async #readAnew(id: string, is: (found: Message | undefined) => boolean): Promise<boolean | undefined> {
    const { messages } = this.#world.messages;
    await messages.reload();
    return messages.state.status === "ready"
      ? is(messages.state.value.find(({ clientMessageId }) => clientMessageId === id))
      : undefined;
  }

  #replace(id: string, change: (message: Message) => Message): void {
    const { messages } = this.#world.messages;
    if (messages.known !== undefined)
      messages.replace(messages.known.map((one) => (one.clientMessageId === id ? change(one) : one)));
  }

  private tell(answering: Mailbox["answering"]): void {
    this.answering = answering;
  }
}

/** A toast has room for a few words. */
function shortened(title: string): string {
  const words = title.trim();
  return words.length <= 40 ? words : `${words.slice(0, 39).trimEnd()}…`;
}
