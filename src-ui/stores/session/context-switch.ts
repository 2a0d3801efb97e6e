import { action, makeObservable, observableRef } from "mobx";
import {
  withContext,
  type ContextsPort,
  type CustomerContext,
  type TabLockPort,
  type UserSession,
} from "#domain/session/index.ts";
import { classifyFailure } from "#domain/shared-kernel/write.ts";
import type { SessionStore } from "./session.store.ts";

/** What a switch needs of the world. */
export interface ContextSwitchDependencies {
  readonly contexts: ContextsPort;
  readonly lock: TabLockPort;
}

/**
 * - `switching`: the provider is asked.
 * - `not-done`: the former account is still acted for. `gone`: and the other one is none of the customer's any more.
 * - `unknown`: no answer came. Nobody knows which account the provider acts for: nothing may be done until one has.
 */
export type SwitchState =
  | { readonly kind: "idle" }
  | { readonly kind: "switching" | "not-done" | "gone" | "unknown"; readonly to: CustomerContext };

/**
 * Acting for another account (SESS-11): the provider first, then the session of all tabs. What the former one has shown
 * is forgotten by whoever holds it.
 */
export class ContextSwitch {
  state: SwitchState = { kind: "idle" };
  readonly #session: SessionStore;
  readonly #dependencies: ContextSwitchDependencies;
  #landing: string | undefined;

  constructor(session: SessionStore, dependencies: ContextSwitchDependencies) {
    this.#session = session;
    this.#dependencies = dependencies;
    makeObservable<this, "show">(this, { state: observableRef, show: action });
  }

  get busy(): boolean {
    return this.state.kind === "switching";
  }

  /** Where the switch leads that is being made; `undefined` for one that is made elsewhere. */
  get landing(): string | undefined {
    return this.#landing;
  }

  /** A problem was read, and nothing is left of it; one that nobody knows the end of stays. */
  settle(): void {
    if (this.state.kind !== "switching" && this.state.kind !== "unknown") this.show({ kind: "idle" });
  }

  /** The session is over, and whatever became of it with it. */
  forget(): void {
    this.#landing = undefined;
    this.show({ kind: "idle" });
  }

  /** Switches, and tells whether it is done. `landing` is the address of the page that shows first. */
  async switchTo(to: CustomerContext, landing: string): Promise<boolean> {
    const asking = this.#session.current;
    if (asking === undefined || this.busy) return false;
    this.show({ kind: "switching", to });
    try {
      return await this.#ask(asking, to, landing);
    } finally {
      // what has broken on the way has no end that anybody knows
      if (this.busy) this.show({ kind: "unknown", to });
    }
  }

  async #ask(asking: UserSession, to: CustomerContext, landing: string): Promise<boolean> {
    const answer = await this.#dependencies.lock.runExclusively(async () => {
      // what another tab has done while this one waited counts: a session that has ended is not switched
      if (this.#session.current?.sessionId !== asking.sessionId) return undefined;
      const changed = await this.#dependencies.contexts.change(to.id);
      const { current } = this.#session;
      if (!changed.ok || current?.sessionId !== asking.sessionId) return changed;
      this.#landing = landing;
      this.#session.moveTo(withContext(current, changed.value));
      this.#landing = undefined;
      return changed;
    });
    const over = this.#session.current?.sessionId !== asking.sessionId;
    this.show(
      over || answer === undefined || answer.ok
        ? { kind: "idle" }
        : {
            kind: answer.failure.kind === "unknown-context" ? "gone" : certaintyToKind(classifyFailure(answer.failure)),
            to,
          },
    );
    return answer?.ok === true;
  }

  private show(state: SwitchState): void {
    this.state = state;
  }
}

/**
 * What was given up by the portal itself has ended in another way: nobody is left to be told, but nobody knows either.
 */
function certaintyToKind(certainty: ReturnType<typeof classifyFailure>): "not-done" | "unknown" {
  return certainty === "not-done" ? "not-done" : "unknown";
}
