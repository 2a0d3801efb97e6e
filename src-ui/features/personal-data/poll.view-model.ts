import { action, computed, makeObservable, observable } from "mobx";
import {
  findOpenPoll,
  type AnswerResult,
  type ElectronicPoll,
  type ElectronicPollPort,
  type PollRefusal,
} from "#domain/account/electronic-poll.ts";
import { answerPoll } from "#domain/account/use-cases/answer-poll.ts";
import { siteText } from "#domain/site-content/index.ts";
import type { IdempotencyKeyPort } from "#domain/shared-kernel/index.ts";
import { shownAnswerResult } from "#ui/stores/client/shown-answer-result.ts";
import type { ClientStore } from "#ui/stores/client/client.store.ts";
import type { SiteContentStore } from "#ui/stores/site-content/site-content.store.ts";
import { WriteCommand } from "#ui/stores/write-command.ts";

/** Dependencies of `PollViewModel`. */
export interface PollDependencies {
  readonly poll: ElectronicPollPort;
  readonly client: ClientStore;
  readonly siteContent: SiteContentStore;
  readonly idempotencyKeys: IdempotencyKeyPort;
}

/** Message about the answer. `not-chosen`: the customer has chosen none. */
export type PollResultMessage = AnswerResult | "not-chosen";

/** The electronic poll: one question, answered once (ACC-13). */
export class PollViewModel {
  choice: string | undefined = undefined;
  private isChoiceMissing = false;
  readonly #dependencies: PollDependencies;
  readonly #answer: WriteCommand<string, "saved", PollRefusal>;

  constructor(dependencies: PollDependencies) {
    this.#dependencies = dependencies;
    const { poll, client, idempotencyKeys } = dependencies;
    this.#answer = new WriteCommand(
      (code: string, key) => answerPoll({ poll, reloadClient: () => client.data.refetch() }, code, key),
      idempotencyKeys,
    );
    makeObservable<this, "isChoiceMissing" | "markChoiceMissing">(this, {
      choice: observable,
      isChoiceMissing: observable,
      poll: computed,
      choose: action,
      markChoiceMissing: action,
    });
  }

  /** Open poll; `undefined` after it was answered, here or elsewhere. */
  get poll(): ElectronicPoll | undefined {
    const { client, siteContent } = this.#dependencies;
    const content = siteContent.content.known;
    const data = client.data.known;
    return content === undefined || data === undefined
      ? undefined
      : findOpenPoll(data.client, (key) => siteText(content, key));
  }

  get isSaving(): boolean {
    return this.#answer.isRunning;
  }

  get resultMessage(): PollResultMessage | undefined {
    return this.isChoiceMissing ? "not-chosen" : shownAnswerResult(this.#answer.state);
  }

  readonly choose = (code: string): void => {
    if (this.isSaving) return;
    this.choice = code;
    this.isChoiceMissing = false;
    this.#answer.clearFailure();
  };

  /** Sends the answer once. */
  readonly send = async (): Promise<void> => {
    const { choice: code } = this;
    if (this.isSaving || this.poll === undefined) return;
    if (code === undefined) return this.markChoiceMissing();
    await this.#answer.run(code);
    if (this.resultMessage === "saved" || this.resultMessage === "answered-before") this.#hidePoll();
  };

  #hidePoll(): void {
    const { data } = this.#dependencies.client;
    if (data.known !== undefined)
      data.replace({ ...data.known, client: { ...data.known.client, electronicPoll: false } });
  }

  private markChoiceMissing(): void {
    this.isChoiceMissing = true;
  }
}
