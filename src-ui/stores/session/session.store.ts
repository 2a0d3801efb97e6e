import { action, makeObservable, observable, observableRef } from "mobx";
import {
  deadlineAfter,
  SESSION_LIMITS,
  sessionPhase,
  type CredentialsPort,
  type SessionEnding,
  type SessionLimits,
  type SessionPort,
  type SessionStoragePort,
  type UserSession,
} from "#domain/session/index.ts";
import type { Instant } from "#domain/shared-kernel/index.ts";

/** Why a session is over: the customer left, time or the provider ended it, or it was over before the page opened. */
export type SessionEnd = SessionEnding | "missing";

/** What a session needs from the world. */
export interface SessionStoreDependencies {
  readonly port: SessionPort;
  readonly storage: SessionStoragePort;
  readonly credentials: CredentialsPort;
}

/** The session in force, its beginning and its end (SESS-03, SESS-05 to SESS-07, SESS-10). */
export class SessionStore {
  current: UserSession | undefined;
  /** How the last session ended; `undefined` while one is open, and before the first. */
  ended: SessionEnd | undefined;
  readonly #dependencies: SessionStoreDependencies;
  readonly #limits: SessionLimits;

  constructor(dependencies: SessionStoreDependencies, limits = SESSION_LIMITS) {
    this.#dependencies = dependencies;
    this.#limits = limits;
    makeObservable<this, "close">(this, {
      current: observableRef,
      ended: observable,
      enter: action,
      resume: action,
      take: action,
      close: action,
    });
  }

  /** A customer has come in: keeps the session for the next page load and puts its id on every call. */
  enter(session: UserSession, now: Instant): void {
    this.#dependencies.storage.write({ session, deadline: deadlineAfter(now, this.#limits) });
    this.#dependencies.credentials.use(session.sessionId, session.currentContext);
    this.current = session;
    this.ended = undefined;
  }

  /** The session that this browser keeps, if it is still open; whether it is in force here or not. */
  storedSession(now: Instant): UserSession | undefined {
    const stored = this.#dependencies.storage.read();
    const phase = sessionPhase(stored?.deadline, now, this.#limits).kind;
    return phase === "open" || phase === "warning" ? stored?.session : undefined;
  }

  /** Takes up the session that this browser keeps, if it is still open (SESS-07). Tells whether there is one. */
  resume(now: Instant): boolean {
    const stored = this.#dependencies.storage.read();
    if (stored === undefined) return false;
    const phase = sessionPhase(stored.deadline, now, this.#limits).kind;
    if (phase !== "open" && phase !== "warning") {
      this.close("missing");
      return false;
    }
    this.take(stored.session);
    return true;
  }

  /** Another account is acted for from now on, in all tabs (SESS-11). */
  moveTo(session: UserSession): void {
    const stored = this.#dependencies.storage.read();
    if (stored !== undefined) this.#dependencies.storage.write({ ...stored, session });
    this.take(session);
  }

  /**
   * Another account is acted for, as this tab or another one has switched: answers for the former one no longer arrive
   * (SESS-11).
   */
  take(session: UserSession): void {
    const { sessionId, currentContext } = session;
    if (this.current?.sessionId === sessionId && this.current.currentContext === currentContext) return;
    this.#dependencies.credentials.use(sessionId, currentContext);
    this.current = session;
    this.ended = undefined;
  }

  /**
   * Logs out (SESS-06). Local data is gone before the provider can answer, so that nothing stays behind when it
   * cannot be reached. It is asked first: the call needs the session that it ends.
   */
  logout(): void {
    if (this.current === undefined) return;
    const response = this.#dependencies.port.end();
    this.close("logout");
    void response;
  }

  /**
   * Ends a session at the provider that nobody came in with. Where another one is in force it is left to run out: its
   * calls would be broken off by a change of credentials.
   */
  discard({ sessionId }: UserSession): void {
    if (this.current !== undefined) return;
    const { port, credentials } = this.#dependencies;
    credentials.use(sessionId);
    void port.end();
    credentials.use(undefined);
  }

  /** Time is up, or the provider no longer holds the session (SESS-03, SESS-04). */
  expire(): void {
    if (this.current !== undefined) this.close("expired");
  }

  /**
   * Another tab of this browser has ended it, or somebody else has come in (SESS-08). What is stored now is not this
   * tab's to clear.
   */
  endedElsewhere(ending: SessionEnding): void {
    if (this.current !== undefined) this.close(ending, "keep");
  }

  private close(end: SessionEnd, stored: "clear" | "keep" = "clear"): void {
    if (stored === "clear") this.#dependencies.storage.clear(end === "logout" ? end : "expired");
    this.#dependencies.credentials.use(undefined);
    this.current = undefined;
    this.ended = end;
  }
}
