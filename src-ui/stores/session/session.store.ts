import { action, makeObservable, observable, observableRef } from "mobx";
import {
  deadlineAfter,
  SESSION_LIMITS,
  sessionPhase,
  type CredentialsPort,
  type SessionEndedElsewhere,
  type SessionLimits,
  type SessionPort,
  type SessionStoragePort,
  type TabSessionEnding,
  type UserSession,
} from "#domain/session/index.ts";
import type { Instant } from "#domain/shared-kernel/index.ts";

export interface SessionStoreDependencies {
  readonly port: SessionPort;
  readonly storage: SessionStoragePort;
  readonly credentials: CredentialsPort;
}

/** Current session with its start and end (SESS-03, SESS-05 to SESS-07, SESS-10). */
export class SessionStore {
  current: UserSession | undefined;
  /** End of the last session; `undefined` while one is open, and before the first. */
  ended: TabSessionEnding | undefined;
  readonly #dependencies: SessionStoreDependencies;
  readonly #limits: SessionLimits;

  constructor(dependencies: SessionStoreDependencies, limits = SESSION_LIMITS) {
    this.#dependencies = dependencies;
    this.#limits = limits;
    makeObservable<this, "close">(this, {
      current: observableRef,
      ended: observable,
      openSession: action,
      resume: action,
      setSession: action,
      close: action,
    });
  }

  /** Opens a session after a login: stores it for the next page load, and sends its id with every call. */
  openSession(session: UserSession, now: Instant): void {
    const endsAt = now + this.#limits.lifetimeMs;
    this.#dependencies.storage.write({ session, deadline: Math.min(deadlineAfter(now, this.#limits), endsAt), endsAt });
    this.#dependencies.credentials.setCredentials(session.sessionId, session.currentContext);
    this.current = session;
    this.ended = undefined;
  }

  /** Stored session of this browser if it is still open, even if this page does not use it. */
  storedSession(now: Instant): UserSession | undefined {
    const stored = this.#dependencies.storage.read();
    const phase = sessionPhase(stored?.deadline, now, this.#limits).kind;
    return phase === "open" || phase === "warning" ? stored?.session : undefined;
  }

  /** Resumes the stored session if it is still open (SESS-07). Returns true if there is one. */
  resume(now: Instant): boolean {
    const stored = this.#dependencies.storage.read();
    if (stored === undefined) return false;
    const phase = sessionPhase(stored.deadline, now, this.#limits).kind;
    if (phase !== "open" && phase !== "warning") {
      this.#dependencies.storage.clear("missing");
      this.close("missing");
      return false;
    }
    this.setSession(stored.session);
    return true;
  }

  /** Sets the session of another account in all tabs (SESS-11). */
  setSessionInAllTabs(session: UserSession): void {
    const stored = this.#dependencies.storage.read();
    if (stored !== undefined) this.#dependencies.storage.write({ ...stored, session });
    this.setSession(session);
  }

  /**
   * Sets the session of another account, switched by this tab or another one. Responses for the former account no
   * longer arrive (SESS-11).
   */
  setSession(session: UserSession): void {
    const { sessionId, currentContext } = session;
    if (this.current?.sessionId === sessionId && this.current.currentContext === currentContext) return;
    this.#dependencies.credentials.setCredentials(sessionId, currentContext);
    this.current = session;
    this.ended = undefined;
  }

  /**
   * Logs out (SESS-06). Removes local data before the server can respond, so that nothing remains if it is
   * unreachable. The request is sent first, because it needs the session that it ends.
   */
  logout(): void {
    if (this.current === undefined) return;
    const response = this.#dependencies.port.end();
    this.#dependencies.storage.clear("logout");
    this.close("logout");
    void response;
  }

  /**
   * Ends an unused session on the server. Lets it expire if another session is open, because a change of credentials
   * would abort the calls of that one.
   */
  endUnusedSession({ sessionId }: UserSession): void {
    if (this.current !== undefined) return;
    const { port, credentials } = this.#dependencies;
    credentials.setCredentials(sessionId);
    void port.end();
    credentials.setCredentials(undefined);
  }

  /** Ends the session after a timeout, or when the server no longer has it (SESS-03, SESS-04). */
  expire(ending: "expired" | "lifetime-over" = "expired"): void {
    if (this.current === undefined) return;
    this.#dependencies.storage.clear(ending);
    this.close(ending);
  }

  /**
   * Ends the session that a new password has ended on the server (LOGIN-05). Other tabs treat it as expired: only this
   * one says that the password has changed.
   */
  endAfterNewPassword(): void {
    if (this.current === undefined) return;
    this.#dependencies.storage.clear("expired");
    this.close("password-changed");
  }

  /**
   * Ends the session after another tab has ended or replaced it (SESS-08). Does not write the storage, which may hold
   * the session of another tab.
   */
  endFromOtherTab(ending: SessionEndedElsewhere): void {
    if (this.current !== undefined) this.close(ending);
  }

  /**
   * Closes a session whose deadline is missing: it is unknown if another tab has ended it or the storage was cleared
   * (SESS-05). Does not write the storage.
   */
  closeWithoutDeadline(): void {
    if (this.current !== undefined) this.close("missing");
  }

  private close(end: TabSessionEnding): void {
    this.#dependencies.credentials.setCredentials(undefined);
    this.current = undefined;
    this.ended = end;
  }
}
