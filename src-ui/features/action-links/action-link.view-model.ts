import { action, makeObservable, observable, observableRef } from "mobx";
import {
  offeredAnswers,
  type ActionLinkPrompt,
  type ActionLink,
  type ActionLinkAnswer,
  type ActionLinkRefusal,
  type ActionLinksPort,
} from "#domain/action-links/index.ts";
import { answerActionLink, type ActionLinkAnswerInput } from "#domain/action-links/use-cases/answer-action-link.ts";
import type { LinkToken } from "#domain/navigation/link-token.ts";
import type { IdempotencyKeyPort, Result, TransportFailure } from "#domain/shared-kernel/index.ts";
import { WriteCommand } from "#ui/stores/write-command.ts";

/** State of the page of an action link. */
export type ActionLinkStatus =
  | { readonly kind: "loading" }
  /** Loading failed; the customer can retry. */
  | { readonly kind: "failed" }
  /** The address has no token: the page was opened without its link, or was reloaded. */
  | { readonly kind: "no-link" }
  /** The server does not know this link, or the link is of another kind than this page. */
  | { readonly kind: "unknown-link" }
  | { readonly kind: "unanswered"; readonly actionLink: ActionLink; readonly answers: readonly ActionLinkAnswer[] }
  /** `wasJustAnswered`: answered on this page; otherwise answered earlier (ROUTE-07). */
  | { readonly kind: "settled"; readonly actionLink: ActionLink; readonly wasJustAnswered: boolean };

/** Error shown beside the answers. `lost`: the outcome is unknown; sending again is safe. */
export type ActionLinkAnswerProblem = "refused" | "lost";

/** Dependencies of `ActionLinkViewModel`. */
export interface ActionLinkDependencies {
  readonly actionLinks: ActionLinksPort;
  readonly idempotencyKeys: IdempotencyKeyPort;
}

/** Content of the page's address. */
export interface ActionLinkAddress {
  readonly prompt: ActionLinkPrompt;
  readonly token: LinkToken;
}

/** Loads one action link, sends the answer once, and shows the resulting state (ROUTE-05 to ROUTE-07). */
export class ActionLinkViewModel {
  status: ActionLinkStatus = { kind: "loading" };
  /** Answer chosen last. */
  private chosen: ActionLinkAnswer | undefined = undefined;
  readonly prompt: ActionLinkPrompt;
  readonly #dependencies: ActionLinkDependencies;
  readonly #token: ActionLinkAddress["token"];
  readonly #answering: WriteCommand<ActionLinkAnswerInput, ActionLink, ActionLinkRefusal>;
  /** Action link as read after the response was lost. */
  #found: ActionLink | undefined;
  #turn = 0;

  constructor(dependencies: ActionLinkDependencies, { prompt, token }: ActionLinkAddress) {
    this.#dependencies = dependencies;
    this.#token = token;
    this.#answering = new WriteCommand(
      (input: ActionLinkAnswerInput, key) =>
        answerActionLink(
          { actionLinks: dependencies.actionLinks, reload: (linkToken) => this.#reload(linkToken) },
          input,
          key,
        ),
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
    return failed.certainty === "unknown" ? "lost" : "refused";
  }

  /** Loads the action link. */
  async start(): Promise<void> {
    this.#turn += 1;
    const turn = this.#turn;
    const link = this.#token;
    if (link.kind === "none") return this.show({ kind: "no-link" });
    if (link.kind === "malformed") return this.show({ kind: "unknown-link" });
    this.show({ kind: "loading" });
    const answer = await this.#dependencies.actionLinks.load(link.token);
    if (turn === this.#turn) this.show(this.viewOf(answer, false));
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
        return this.show(this.viewOf({ ok: true, value: outcome.value }, true));
      case "found-done":
        return found === undefined ? this.start() : this.show(this.viewOf({ ok: true, value: found }, true));
      case "unknown":
        // The link was closed with another answer, so no further answer is possible.
        if (found !== undefined && found.state !== "open") this.show(this.viewOf({ ok: true, value: found }, false));
        return undefined;
      case "cancelled":
        return undefined;
      case "not-done":
        // The link was answered elsewhere in the meantime: load its new state.
        if (outcome.failure.kind === "not-open" || outcome.failure.kind === "unknown-link") return this.start();
        return undefined;
    }
  }

  async #reload(token: string): Promise<ActionLink | undefined> {
    const result = await this.#dependencies.actionLinks.load(token);
    this.#found = result.ok ? result.value : undefined;
    return this.#found;
  }

  private viewOf(
    answer: Result<ActionLink, ActionLinkRefusal | TransportFailure>,
    wasJustAnswered: boolean,
  ): ActionLinkStatus {
    if (!answer.ok) return answer.failure.kind === "unknown-link" ? { kind: "unknown-link" } : { kind: "failed" };
    const actionLink = answer.value;
    if (actionLink.kind !== this.prompt.kind) return { kind: "unknown-link" };
    if (actionLink.state === "open")
      return { kind: "unanswered", actionLink, answers: offeredAnswers(this.prompt, actionLink) };
    return { kind: "settled", actionLink, wasJustAnswered };
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
