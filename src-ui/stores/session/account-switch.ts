import { action, makeObservable, observableRef } from "mobx";
import {
  ACCOUNT_LOCK_NAME,
  withAccountRoles,
  type CustomerContextsPort,
  type CustomerContext,
  type UserSession,
} from "#domain/session/index.ts";
import type { TabLockPort } from "#domain/shared-kernel/index.ts";
import { classifyFailure } from "#domain/shared-kernel/write.ts";
import type { SessionStore } from "./session.store.ts";

export interface AccountSwitchDependencies {
  readonly contexts: CustomerContextsPort;
  readonly tabLock: Pick<TabLockPort, "runExclusively">;
}

/**
 * - `switching`: the request is pending.
 * - `not-done`: the former account stays. `gone`: in addition, the other account no longer belongs to the customer.
 * - `unknown`: no response arrived. It is unknown which account the server uses, so nothing may be done until a
 *   response arrives.
 */
export type AccountSwitchState =
  | { readonly kind: "idle" }
  | { readonly kind: "switching" | "not-done" | "gone" | "unknown"; readonly to: CustomerContext };

/**
 * Switches to another account (SESS-11): first at the server, then in the session of all tabs. Owners of data drop the
 * data of the former account.
 */
export class AccountSwitch {
  state: AccountSwitchState = { kind: "idle" };
  readonly #session: SessionStore;
  readonly #dependencies: AccountSwitchDependencies;
  #landing: string | undefined;

  constructor(session: SessionStore, dependencies: AccountSwitchDependencies) {
    this.#session = session;
    this.#dependencies = dependencies;
    makeObservable<this, "show">(this, { state: observableRef, show: action });
  }

  get isSwitching(): boolean {
    return this.state.kind === "switching";
  }

  /** Target page of the current switch; `undefined` for a switch in another tab. */
  get landing(): string | undefined {
    return this.#landing;
  }

  /** Closes a problem that was read; an unknown outcome stays. */
  dismissProblem(): void {
    if (this.state.kind !== "switching" && this.state.kind !== "unknown") this.show({ kind: "idle" });
  }

  /** Resets the state at the end of the session. */
  forget(): void {
    this.#landing = undefined;
    this.show({ kind: "idle" });
  }

  /** Switches the account; resolves with true if it is done. `landing` is the address of the first page. */
  async switchAccount(to: CustomerContext, landing: string): Promise<boolean> {
    const sessionAtStart = this.#session.current;
    if (sessionAtStart === undefined || this.isSwitching) return false;
    this.show({ kind: "switching", to });
    try {
      return await this.#requestSwitch(sessionAtStart, to, landing);
    } finally {
      // The switch threw, so its outcome is unknown.
      if (this.isSwitching) this.show({ kind: "unknown", to });
    }
  }

  async #requestSwitch(sessionAtStart: UserSession, to: CustomerContext, landing: string): Promise<boolean> {
    const response = await this.#dependencies.tabLock.runExclusively(ACCOUNT_LOCK_NAME, async () => {
      // Another tab may have ended the session while this one waited for the lock.
      if (this.#session.current?.sessionId !== sessionAtStart.sessionId) return undefined;
      const changed = await this.#dependencies.contexts.switchAccount(to.id);
      const { current } = this.#session;
      if (!changed.ok || current?.sessionId !== sessionAtStart.sessionId) return changed;
      this.#landing = landing;
      this.#session.setSessionInAllTabs(withAccountRoles(current, changed.value));
      this.#landing = undefined;
      return changed;
    });
    const hasEnded = this.#session.current?.sessionId !== sessionAtStart.sessionId;
    this.show(
      hasEnded || response === undefined || response.ok
        ? { kind: "idle" }
        : {
            kind:
              response.failure.kind === "unknown-context" ? "gone" : certaintyToKind(classifyFailure(response.failure)),
            to,
          },
    );
    return response?.ok === true;
  }

  private show(state: AccountSwitchState): void {
    this.state = state;
  }
}

/** A call aborted by the portal has an unknown outcome, too. */
function certaintyToKind(certainty: ReturnType<typeof classifyFailure>): "not-done" | "unknown" {
  return certainty === "not-done" ? "not-done" : "unknown";
}
