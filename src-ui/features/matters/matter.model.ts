import { action, computed, makeObservable, observable, observableRef } from "mobx";
import {
  offeredAnswers,
  stateAfter,
  type Asked,
  type Matter,
  type MatterAnswer,
  type MatterRefusal,
  type MattersPort,
} from "#domain/matters/index.ts";
import type { LinkToken } from "#domain/navigation/link-token.ts";
import type { IdempotencyKeyPort, Result, TransportFailure } from "#domain/shared-kernel/index.ts";
import { executeWrite, IdempotencyKey } from "#domain/shared-kernel/write.ts";

/** What a page of a link has to show. */
export type MatterView =
  | { readonly kind: "loading" }
  /** It could not be read; it can be tried again. */
  | { readonly kind: "failed" }
  /** The address has no token: the page was opened without its link, or loaded again. */
  | { readonly kind: "no-link" }
  /** Nobody knows this link, or it is about something else than this page. */
  | { readonly kind: "unknown-link" }
  | { readonly kind: "asked"; readonly matter: Matter; readonly answers: readonly MatterAnswer[] }
  /** `justNow`: answered on this page; else it was settled before (ROUTE-07). */
  | { readonly kind: "settled"; readonly matter: Matter; readonly justNow: boolean };

/** Why an answer is not known to be saved. `lost`: nobody knows; to press again is safe. */
export type AnswerProblem = "refused" | "lost";

/** What the page works with. */
export interface MatterWorld {
  readonly matters: MattersPort;
  readonly idempotencyKeys: IdempotencyKeyPort;
}

/** What its address tells. */
export interface MatterAddressed {
  readonly asked: Asked;
  readonly token: LinkToken;
}

/** One matter behind one link: shown, answered once, and shown again as it then stands (ROUTE-05 to ROUTE-07). */
export class MatterModel {
  view: MatterView = { kind: "loading" };
  /** The answer that is being sent. */
  sending: MatterAnswer | undefined = undefined;
  problem: AnswerProblem | undefined = undefined;
  readonly asked: Asked;
  readonly #world: MatterWorld;
  readonly #token: MatterAddressed["token"];
  readonly #idempotencyKey: IdempotencyKey;
  #turn = 0;

  constructor(world: MatterWorld, { asked, token }: MatterAddressed) {
    this.#world = world;
    this.#token = token;
    this.#idempotencyKey = new IdempotencyKey(world.idempotencyKeys);
    this.asked = asked;
    makeObservable<this, "show" | "begin" | "stay">(this, {
      view: observableRef,
      sending: observable,
      problem: observable,
      busy: computed,
      show: action,
      begin: action,
      stay: action,
    });
  }

  get busy(): boolean {
    return this.sending !== undefined;
  }

  /** Reads the matter. */
  async start(): Promise<void> {
    this.#turn += 1;
    const turn = this.#turn;
    const link = this.#token;
    if (link.kind === "none") return this.show({ kind: "no-link" });
    if (link.kind === "broken") return this.show({ kind: "unknown-link" });
    this.show({ kind: "loading" });
    const answer = await this.#world.matters.load(link.token);
    if (turn === this.#turn) this.show(this.viewOf(answer, false));
  }

  /** The page is gone: what is on its way counts no more. */
  stop(): void {
    this.#turn += 1;
  }

  /**
   * Sends an answer, once; while one is on its way another press does nothing. A lost answer is looked up before
   * anything is said.
   */
  async answer(answer: MatterAnswer): Promise<void> {
    const { view } = this;
    const link = this.#token;
    if (this.busy || view.kind !== "asked" || link.kind !== "token") return;
    const { token } = link;
    this.begin(answer);
    const turn = this.#turn;
    const { matters } = this.#world;
    let found: Matter | undefined;
    const end = await executeWrite<Matter, MatterRefusal>(this.#idempotencyKey, {
      content: [token, answer],
      send: (intentId) => matters.answer({ intentId, token, answer }),
      verifyApplied: async () => {
        const state = await matters.load(token);
        found = state.ok ? state.value : undefined;
        return state.ok ? state.value.state === stateAfter(answer) : undefined;
      },
    });
    if (turn !== this.#turn) return;
    switch (end.kind) {
      case "done":
        return this.show(this.viewOf({ ok: true, value: end.value }, true));
      case "found-done":
        return found === undefined ? this.stay("lost") : this.show(this.viewOf({ ok: true, value: found }, true));
      case "unknown":
        // settled otherwise: there is nothing left to press
        if (found !== undefined && found.state !== "open")
          return this.show(this.viewOf({ ok: true, value: found }, false));
        return this.stay("lost");
      case "cancelled":
        return this.stay(undefined);
      case "not-done":
        // it was settled elsewhere in the meantime: how is read anew
        if (end.failure.kind === "not-open" || end.failure.kind === "unknown-link") return this.start();
        return this.stay("refused");
    }
  }

  private viewOf(answer: Result<Matter, MatterRefusal | TransportFailure>, justNow: boolean): MatterView {
    if (!answer.ok) return answer.failure.kind === "unknown-link" ? { kind: "unknown-link" } : { kind: "failed" };
    const matter = answer.value;
    if (matter.kind !== this.asked.kind) return { kind: "unknown-link" };
    if (matter.state === "open") return { kind: "asked", matter, answers: offeredAnswers(this.asked, matter) };
    return { kind: "settled", matter, justNow };
  }

  private begin(answer: MatterAnswer): void {
    this.sending = answer;
    this.problem = undefined;
  }

  private stay(problem: AnswerProblem | undefined): void {
    this.sending = undefined;
    this.problem = problem;
  }

  private show(view: MatterView): void {
    this.view = view;
    this.stay(undefined);
  }
}
