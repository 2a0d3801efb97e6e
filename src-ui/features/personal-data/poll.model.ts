import { action, computed, makeObservable, observable } from "mobx";
import {
  answerNews,
  openPoll,
  type AnswerNews,
  type ElectronicPoll,
  type ElectronicPollPort,
  type PollRefusal,
} from "#domain/account/electronic-poll.ts";
import { siteText } from "#domain/site-content/index.ts";
import type { IdempotencyKeyPort } from "#domain/shared-kernel/index.ts";
import { executeWrite, IdempotencyKey } from "#domain/shared-kernel/write.ts";
import type { ClientStore } from "#ui/stores/client/client.store.ts";
import type { SiteContentStore } from "#ui/stores/site-content/site-content.store.ts";

/** What the poll works with. */
export interface PollWorld {
  readonly poll: ElectronicPollPort;
  readonly client: ClientStore;
  readonly siteContent: SiteContentStore;
  readonly idempotencyKeys: IdempotencyKeyPort;
}

/** What became of the answer, or that there is none yet. */
export type PollNews = AnswerNews | "not-chosen";

/** The electronic poll: one question, answered once (ACC-13). */
export class PollModel {
  choice: string | undefined = undefined;
  isSaving = false;
  news: PollNews | undefined = undefined;
  readonly #world: PollWorld;
  readonly #idempotencyKey: IdempotencyKey;

  constructor(world: PollWorld) {
    this.#world = world;
    this.#idempotencyKey = new IdempotencyKey(world.idempotencyKeys);
    makeObservable<this, "begin" | "end">(this, {
      choice: observable,
      isSaving: observable,
      news: observable,
      poll: computed,
      choose: action,
      begin: action,
      end: action,
      miss: action,
    });
  }

  /** The poll that waits; none once it is answered, here or elsewhere. */
  get poll(): ElectronicPoll | undefined {
    const { client, siteContent } = this.#world;
    const content = siteContent.content.known;
    const data = client.data.known;
    return content === undefined || data === undefined
      ? undefined
      : openPoll(data.client, (key) => siteText(content, key));
  }

  readonly choose = (code: string): void => {
    if (this.isSaving) return;
    this.choice = code;
    this.news = undefined;
  };

  miss(): void {
    this.news = "not-chosen";
  }

  /** Sends the answer, once. */
  readonly send = async (): Promise<void> => {
    const { choice: code } = this;
    if (this.isSaving || this.poll === undefined) return;
    if (code === undefined) return this.miss();
    const { poll, client } = this.#world;
    this.begin();
    const end = await executeWrite<"saved", PollRefusal>(this.#idempotencyKey, {
      content: [code],
      send: (intentId) => poll.answer({ intentId, code }),
      verifyApplied: async () => {
        await client.data.reload();
        return client.data.state.status === "ready" ? !client.data.state.value.client.electronicPoll : undefined;
      },
    });
    this.end(answerNews(end));
  };

  private begin(): void {
    this.isSaving = true;
    this.news = undefined;
  }

  private end(news: PollNews | undefined): void {
    this.isSaving = false;
    this.news = news;
    if (news !== "saved" && news !== "answered-before") return;
    const { data } = this.#world.client;
    if (data.known !== undefined)
      data.replace({ ...data.known, client: { ...data.known.client, electronicPoll: false } });
  }
}
