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

export interface ContextSwitchDependencies {
  readonly contexts: ContextsPort;
  readonly lock: TabLockPort;
}

/**
 * - `switching`: the request is pending.
 * - `not-done`: the former context stays. `gone`: in addition, the other context no longer belongs to the customer.
 * - `unknown`: no answer came. It is unknown which context the provider uses, so nothing may be done until an answer
 * comes.
 */
export type SwitchState =
  | { readonly kind: "idle" }
  | { readonly kind: "switching" | "not-done" | "gone" | "unknown"; readonly to: CustomerContext };

/**
 * Switches to another context (SESS-11): first at the provider, then in the session of all tabs. Owners of data drop
 * the data of the former context.
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

  /** Target page of the current switch; `undefined` for a switch in another tab. */
  get landing(): string | undefined {
    return this.#landing;
  }

  /** Closes a problem that was read; an unknown outcome stays. */
  settle(): void {
    if (this.state.kind !== "switching" && this.state.kind !== "unknown") this.show({ kind: "idle" });
  }

  /** Resets the state at the end of the session. */
  forget(): void {
    this.#landing = undefined;
    this.show({ kind: "idle" });
  }

  /** Switches the context; resolves with true if it is done. `landing` is the address of the first page. */
  async switchTo(to: CustomerContext, landing: string): Promise<boolean> {
    const asking = this.#session.current;
    if (asking === undefined || this.busy) return false;
    this.show({ kind: "switching", to });
    try {
      return await this.#ask(asking, to, landing);
    } finally {
      // The switch threw, so its outcome is unknown.
      if (this.busy) this.show({ kind: "unknown", to });
    }
  }

  async #ask(asking: UserSession, to: CustomerContext, landing: string): Promise<boolean> {
    const answer = await this.#dependencies.lock.runExclusively(async () => {
      // Another tab may have ended the session while this one waited for the lock.
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

/** A call aborted by the portal has an unknown outcome, too. */
function certaintyToKind(certainty: ReturnType<typeof classifyFailure>): "not-done" | "unknown" {
  return certainty === "not-done" ? "not-done" : "unknown";
}
