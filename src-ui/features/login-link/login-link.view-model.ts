import { action, makeObservable, observableRef } from "mobx";
import type { LinkRefusal, LoginLinkPort } from "#domain/login/index.ts";
import type { LinkToken } from "#domain/navigation/link-token.ts";
import { currentCustomerContext, type UserSession } from "#domain/session/index.ts";
import type { TransportFailure } from "#domain/shared-kernel/index.ts";
import { settleCall } from "#domain/shared-kernel/settle-call.ts";

/**
 * Reason why the link does not log in. `none`: the page was opened without its link or reloaded; the message still has
 * it.
 */
export type LoginLinkRefusalReason = LinkRefusal["why"] | "none";

/** State of the page of a login link. */
export type LoginLinkStatus =
  | { readonly kind: "entering" }
  /** This browser has a session: confirm before replacing it. */
  | { readonly kind: "needs-confirmation"; readonly name: string }
  | { readonly kind: "refused"; readonly why: LoginLinkRefusalReason }
  /**
   * No response arrived; the lost request may have used up the link. `hasStoredSession`: the stored session can
   * continue. `isUnexpected`: code of the portal threw.
   */
  | { readonly kind: "failed"; readonly hasStoredSession: boolean; readonly isUnexpected: boolean };

/** Dependencies of `LoginLinkViewModel`. */
export interface LoginLinkDependencies {
  readonly port: LoginLinkPort;
  /** Returns true if this browser currently has an open session. */
  hasStoredSession(): boolean;
  /** Continues with the new session and replaces any other. */
  openSession(session: UserSession): void;
  /** Ends an unused session at the server. */
  endUnusedSession(session: UserSession): void;
}

/** Logs in by a link (LOGIN-08); if a session is stored, only after the customer confirms. */
export class LoginLinkViewModel {
  status: LoginLinkStatus = { kind: "entering" };
  readonly #dependencies: LoginLinkDependencies;
  readonly #token: LinkToken;
  /** Session opened while another one was stored in the meantime; waits for the confirmation. */
  #opened: UserSession | undefined;
  #turn = 0;

  constructor(dependencies: LoginLinkDependencies, token: LinkToken) {
    this.#dependencies = dependencies;
    this.#token = token;
    makeObservable<this, "show">(this, { status: observableRef, show: action });
  }

  /** Starts the login; asks for confirmation first if a session is stored. */
  async start(): Promise<void> {
    this.#turn += 1;
    const turn = this.#turn;
    const token = this.#token;
    if (token.kind !== "token") return this.show({ kind: "refused", why: token.kind === "none" ? "none" : "unknown" });
    this.show({ kind: "entering" });
    if (!this.#dependencies.hasStoredSession()) return this.openSession(false);
    const owner = await settleCall(() => this.#dependencies.port.ownerOf(token.token));
    if (turn !== this.#turn) return;
    if (owner.ok) this.show({ kind: "needs-confirmation", name: owner.value });
    // The session names its owner, too; it opens only after the confirmation.
    else if (owner.failure.kind === "not-supported") await this.openSession(false);
    else this.refuse(owner.failure);
  }

  /** Called when the page is left; late responses then do not log in. */
  stop(): void {
    this.#turn += 1;
    this.discardOpened();
  }

  /** "Kontynuuj": replaces the stored session. */
  async confirm(): Promise<void> {
    if (this.status.kind !== "needs-confirmation") return;
    this.show({ kind: "entering" });
    const opened = this.#opened;
    this.#opened = undefined;
    if (opened === undefined) return this.openSession(true);
    this.#dependencies.openSession(opened);
  }

  private async openSession(confirmed: boolean): Promise<void> {
    const token = this.#token;
    if (token.kind !== "token") return;
    const turn = this.#turn;
    const dependencies = this.#dependencies;
    const session = await settleCall(() => dependencies.port.openSession(token.token));
    if (turn !== this.#turn) {
      if (session.ok) dependencies.endUnusedSession(session.value);
    } else if (!session.ok) this.refuse(session.failure);
    else if (!confirmed && dependencies.hasStoredSession()) {
      this.#opened = session.value;
      this.show({ kind: "needs-confirmation", name: currentCustomerContext(session.value).name });
    } else dependencies.openSession(session.value);
  }

  private discardOpened(): void {
    if (this.#opened !== undefined) this.#dependencies.endUnusedSession(this.#opened);
    this.#opened = undefined;
  }

  private refuse(failure: LinkRefusal | TransportFailure): void {
    this.show(
      failure.kind === "link-refused"
        ? { kind: "refused", why: failure.why }
        : {
            kind: "failed",
            hasStoredSession: this.#dependencies.hasStoredSession(),
            isUnexpected: failure.kind === "unexpected-error",
          },
    );
  }

  private show(status: LoginLinkStatus): void {
    this.status = status;
  }
}
