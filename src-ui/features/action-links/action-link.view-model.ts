import { action, makeObservable, observable, observableRef } from "mobx";
import {
  foundActionLink,
  isLinkUnusable,
  type ActionLinkPrompt,
  type ActionLink,
  type ActionLinkAnswer,
  type ActionLinkDocument,
  type ActionLinkRefusal,
  type ActionLinkRefusalReason,
  type ActionLinksPort,
  type ActionLinkState,
  type AddressedResult,
  type ClosedActionLinkState,
  type FoundActionLink,
} from "#domain/action-links/index.ts";
import { isDownloadAddress } from "#domain/finance/invoice-duplicate.ts";
import { answerActionLink, type ActionLinkAnswerInput } from "#domain/action-links/use-cases/answer-action-link.ts";
import type { LinkToken } from "#domain/navigation/link-token.ts";
import type { IdempotencyKeyPort, TransportFailure } from "#domain/shared-kernel/index.ts";
import { settleCall } from "#domain/shared-kernel/settle-call.ts";
import { WriteCommand } from "#ui/stores/write-command.ts";
import { statusOfFound, statusOfResponse, type ActionLinkStatus } from "./action-link-status.ts";

/** Error shown beside the answers. `lost`: the outcome is unknown; sending again is safe. */
export type ActionLinkAnswerProblem = ActionLinkRefusalReason | "lost";

/** Dependencies of `ActionLinkViewModel`. */
export interface ActionLinkDependencies {
  readonly actionLinks: ActionLinksPort;
  readonly idempotencyKeys: IdempotencyKeyPort;
  /** Origin of the portal: documents are downloaded from there only. */
  readonly origin: string;
}

/** Content of the page's address. */
export interface ActionLinkAddress {
  readonly prompt: ActionLinkPrompt;
  readonly token: LinkToken;
  /** Result to show without a token; `undefined`: the page asks to open its link. */
  readonly result: AddressedResult | undefined;
  /** State after an answer that was given before a reload; `undefined`: none was. */
  readonly answered: ClosedActionLinkState | undefined;
}

/** Loads one action link, sends the answer once, and shows the resulting state (ROUTE-05 to ROUTE-07). */
export class ActionLinkViewModel {
  status: ActionLinkStatus = { kind: "loading" };
  /** Answer chosen last. */
  private chosen: ActionLinkAnswer | undefined = undefined;
  readonly prompt: ActionLinkPrompt;
  readonly #dependencies: ActionLinkDependencies;
  readonly #token: LinkToken;
  readonly #result: AddressedResult | undefined;
  readonly #answered: ClosedActionLinkState | undefined;
  readonly #answering: WriteCommand<ActionLinkAnswerInput, ActionLink, ActionLinkRefusal>;
  /** Read after the answer, because its response was lost or refused. */
  #found: FoundActionLink | undefined;
  #turn = 0;

  constructor(dependencies: ActionLinkDependencies, { prompt, token, result, answered }: ActionLinkAddress) {
    this.#dependencies = dependencies;
    this.#token = token;
    this.#result = result;
    this.#answered = answered;
    this.#answering = new WriteCommand(
      (input: ActionLinkAnswerInput, key) =>
        answerActionLink({ actionLinks: dependencies.actionLinks, reload: (of) => this.#reload(of) }, input, key),
      dependencies.idempotencyKeys,
    );
    this.prompt = prompt;
    makeObservable<this, "chosen" | "show" | "choose">(this, {
      status: observableRef,
      chosen: observable,
      show: action,
      choose: action,
    });
  }

  get busy(): boolean {
    return this.#answering.isRunning;
  }

  /** Answer that is being sent. */
  get sending(): ActionLinkAnswer | undefined {
    return this.busy ? this.chosen : undefined;
  }

  get problem(): ActionLinkAnswerProblem | undefined {
    const { failed } = this.#answering;
    if (failed === undefined) return undefined;
    if (failed.certainty === "unknown") return "lost";
    return failed.failure.kind === "action-link-refused" ? failed.failure.reason : "unlisted";
  }

  /** Lists the documents that may be downloaded. */
  documentsOf({ documents }: ActionLink): readonly ActionLinkDocument[] {
    return documents.filter(({ address }) => isDownloadAddress(address, this.#dependencies.origin));
  }

  /** Loads the action link. */
  async start(): Promise<void> {
    this.#turn += 1;
    const turn = this.#turn;
    const link = this.#token;
    const result = this.#result;
    const answered = this.#answered;
    if (link.kind === "none" && answered !== undefined)
      return this.show({ kind: "settled", state: answered, actionLink: undefined, wasJustAnswered: false });
    if (link.kind === "none")
      return this.show(result === undefined ? { kind: "no-link" } : { kind: "addressed-result", result });
    if (link.kind === "malformed") return this.show({ kind: "refused", reason: "unknown-link", during: "opening" });
    this.show({ kind: "loading" });
    const response = await settleCall(() => this.#dependencies.actionLinks.load(link.token));
    if (turn === this.#turn) this.show(statusOfResponse(this.prompt, response));
  }

  /** Called when the page is left; ignores responses that arrive later. */
  stop(): void {
    this.#turn += 1;
  }

  /**
   * Sends an answer once and ignores calls while one is running. After a lost response, reloads the action link before
   * showing anything.
   */
  async answer(answer: ActionLinkAnswer): Promise<void> {
    const { status } = this;
    const link = this.#token;
    if (this.busy || status.kind !== "unanswered" || link.kind !== "token") return undefined;
    this.choose(answer);
    const turn = this.#turn;
    const outcome = await this.#answering.run({ token: link.token, answer });
    if (outcome === undefined || turn !== this.#turn) return undefined;
    const found = this.#found;
    switch (outcome.kind) {
      case "done":
        return this.show(statusOfFound(this.prompt, { state: outcome.value.state, actionLink: outcome.value }, true));
      case "found-done":
        return found === undefined ? this.start() : this.show(statusOfFound(this.prompt, found, true));
      case "unknown":
        // The link was closed with another answer, so no further answer is possible.
        if (found !== undefined && found.state !== "open") this.show(statusOfFound(this.prompt, found, false));
        return undefined;
      case "cancelled":
        return undefined;
      case "not-done":
        return this.#handleRefusal(outcome.failure, status.actionLink, link.token);
    }
  }

  /** Leaves the question when the refusal shows that the link is closed or unusable. */
  async #handleRefusal(
    failure: ActionLinkRefusal | TransportFailure,
    actionLink: ActionLink,
    token: string,
  ): Promise<void> {
    if (failure.kind === "action-link-refused" && isLinkUnusable(failure.reason))
      return this.show({ kind: "refused", reason: failure.reason, during: "answering" });
    if (failure.kind !== "not-open") return undefined;
    // Closed elsewhere in the meantime. The read adds its day; without it the code of the refusal decides.
    const turn = this.#turn;
    this.show({ kind: "loading" });
    const state = await this.#reload(token);
    if (turn !== this.#turn) return undefined;
    const read = state === undefined || state === "open" ? undefined : this.#found?.actionLink;
    const closed = { state: failure.state, actionLink: { ...actionLink, state: failure.state } };
    return this.show(
      statusOfFound(this.prompt, read === undefined ? closed : { state: read.state, actionLink: read }, false),
    );
  }

  async #reload(token: string): Promise<ActionLinkState | undefined> {
    this.#found = foundActionLink(await settleCall(() => this.#dependencies.actionLinks.load(token)));
    return this.#found?.state;
  }

  private choose(answer: ActionLinkAnswer): void {
    this.chosen = answer;
    this.#found = undefined;
  }

  private show(status: ActionLinkStatus): void {
    this.status = status;
    this.#answering.clearFailure();
  }
}
