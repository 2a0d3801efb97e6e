import { action, makeObservable, observableRef } from "mobx";
import type { LinkRefusal, LoginLinkPort } from "#domain/login/index.ts";
import type { LinkToken } from "#domain/navigation/link-token.ts";
import { currentCustomerContext, type UserSession } from "#domain/session/index.ts";
import { type TransportFailure, type FailureCause, failureCause } from "#domain/shared-kernel/index.ts";
import { settleCall } from "#domain/shared-kernel/settle-call.ts";

/**
 * Reason why the link does not log in. `none`: the page was opened without its link or reloaded; the message still has
 * it.
 */
export type LoginLinkRefusalReason = LinkRefusal["why"] | "none";

/** State of the page of a login link. */
export type LoginLinkStatus =
  | { readonly kind: "entering" }
  /**
   * A press logs in: a mail scanner that opens the link must not use it up, and a link of another customer must not
   * lead into a foreign account unnoticed. `name`: unknown if the provider does not read links. `replacesSession`: this
   * browser has a session, which then ends.
   */
  | { readonly kind: "needs-confirmation"; readonly name: string | undefined; readonly replacesSession: boolean }
  | { readonly kind: "refused"; readonly why: LoginLinkRefusalReason }
  /**
   * No response arrived; the lost request may have used up the link. `hasStoredSession`: the stored session can
   * continue.
   */
  | { readonly kind: "failed"; readonly hasStoredSession: boolean; readonly cause: FailureCause };

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

/** Logs in by a link after the customer confirms (LOGIN-08). */
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

  /** Reads whose link it is and asks for confirmation. */
  async start(): Promise<void> {
    this.#turn += 1;
    const turn = this.#turn;
    const token = this.#token;
    if (token.kind !== "token") return this.show({ kind: "refused", why: token.kind === "none" ? "none" : "unknown" });
    this.show({ kind: "entering" });
    const owner = await settleCall(() => this.#dependencies.port.ownerOf(token.token));
    if (turn !== this.#turn) return;
    if (owner.ok) this.askAs(owner.value);
    else if (owner.failure.kind === "not-supported") this.askAs(undefined);
    else this.refuse(owner.failure);
  }

  /** Called when the page is left; late responses then do not log in. */
  stop(): void {
    this.#turn += 1;
    this.discardOpened();
  }

  /** "Kontynuuj": logs in and replaces a stored session. */
  async confirm(): Promise<void> {
    if (this.status.kind !== "needs-confirmation") return;
    const { replacesSession } = this.status;
    this.show({ kind: "entering" });
    const opened = this.#opened;
    this.#opened = undefined;
    if (opened === undefined) return this.openSession(replacesSession);
    this.#dependencies.openSession(opened);
  }

  private askAs(name: string | undefined): void {
    this.show({ kind: "needs-confirmation", name, replacesSession: this.#dependencies.hasStoredSession() });
  }

  /** `mayReplace`: the customer has confirmed to end a stored session. */
  private async openSession(mayReplace: boolean): Promise<void> {
    const token = this.#token;
    if (token.kind !== "token") return;
    const turn = this.#turn;
    const dependencies = this.#dependencies;
    const session = await settleCall(() => dependencies.port.openSession(token.token));
    if (turn !== this.#turn) {
      if (session.ok) dependencies.endUnusedSession(session.value);
    } else if (!session.ok) this.refuse(session.failure);
    else if (!mayReplace && dependencies.hasStoredSession()) {
      this.#opened = session.value;
      this.askAs(currentCustomerContext(session.value).name);
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
            cause: failureCause(failure),
          },
    );
  }

  private show(status: LoginLinkStatus): void {
    this.status = status;
  }
}
