import { action, makeObservable, observableRef } from "mobx";
import type { LinkRefusal, LoginLinkPort } from "#domain/login/index.ts";
import type { LinkToken } from "#domain/navigation/link-token.ts";
import { currentContextOf, type UserSession } from "#domain/session/index.ts";
import type { TransportFailure } from "#domain/shared-kernel/index.ts";

/** Why nobody comes in. `none`: the page has no link, or was loaded anew; the message still has it. */
export type LoginLinkRefusalReason = LinkRefusal["why"] | "none";

/** What the page of a link to log in by has to show. */
export type LoginLinkStatus =
  | { readonly kind: "entering" }
  /** A session is kept in this browser: nobody is put in its place unasked. */
  | { readonly kind: "asked"; readonly name: string }
  | { readonly kind: "refused"; readonly why: LoginLinkRefusalReason }
  /** No answer came: the link may be used up by the lost one. `occupied`: a session is kept that can go on. */
  | { readonly kind: "failed"; readonly hasStoredSession: boolean };

/** What logging in by a link works with. */
export interface LoginLinkDependencies {
  readonly port: LoginLinkPort;
  /** Whether this browser keeps a session that is still open; asked anew each time. */
  hasStoredSession(): boolean;
  /** The customer is in, in place of whoever was. */
  enter(session: UserSession): void;
  /** Nobody comes in with this session: it is ended at the provider. */
  discard(session: UserSession): void;
}

/** Logs in by a link (LOGIN-08); where a session is kept already only after a question, whose answer may be to stay. */
export class LoginLinkViewModel {
  status: LoginLinkStatus = { kind: "entering" };
  readonly #dependencies: LoginLinkDependencies;
  readonly #token: LinkToken;
  /** Opened while somebody else came in beside it: waits for the answer. */
  #opened: UserSession | undefined;
  #turn = 0;

  constructor(dependencies: LoginLinkDependencies, token: LinkToken) {
    this.#dependencies = dependencies;
    this.#token = token;
    makeObservable<this, "show">(this, { status: observableRef, show: action });
  }

  /** Begins: asks first where a session is kept, else goes in. */
  async start(): Promise<void> {
    this.#turn += 1;
    const turn = this.#turn;
    const token = this.#token;
    if (token.kind !== "token") return this.show({ kind: "refused", why: token.kind === "none" ? "none" : "unknown" });
    this.show({ kind: "entering" });
    if (!this.#dependencies.hasStoredSession()) return this.enter(false);
    const owner = await this.#dependencies.port.ownerOf(token.token);
    if (turn !== this.#turn) return;
    if (owner.ok) this.show({ kind: "asked", name: owner.value });
    else this.refuse(owner.failure);
  }

  /** The page is gone: nobody is led in by an answer that comes late. */
  stop(): void {
    this.#turn += 1;
    this.discardOpened();
  }

  /** "Kontynuuj": in place of the session that is kept. */
  async confirm(): Promise<void> {
    if (this.status.kind !== "asked") return;
    this.show({ kind: "entering" });
    const opened = this.#opened;
    this.#opened = undefined;
    if (opened === undefined) return this.enter(true);
    this.#dependencies.enter(opened);
  }

  private async enter(confirmed: boolean): Promise<void> {
    const token = this.#token;
    if (token.kind !== "token") return;
    const turn = this.#turn;
    const dependencies = this.#dependencies;
    const session = await dependencies.port.enter(token.token);
    if (turn !== this.#turn) {
      if (session.ok) dependencies.discard(session.value);
    } else if (!session.ok) this.refuse(session.failure);
    else if (!confirmed && dependencies.hasStoredSession()) {
      this.#opened = session.value;
      this.show({ kind: "asked", name: currentContextOf(session.value).name });
    } else dependencies.enter(session.value);
  }

  private discardOpened(): void {
    if (this.#opened !== undefined) this.#dependencies.discard(this.#opened);
    this.#opened = undefined;
  }

  private refuse(failure: LinkRefusal | TransportFailure): void {
    this.show(
      failure.kind === "link-refused"
        ? { kind: "refused", why: failure.why }
        : { kind: "failed", hasStoredSession: this.#dependencies.hasStoredSession() },
    );
  }

  private show(status: LoginLinkStatus): void {
    this.status = status;
  }
}
