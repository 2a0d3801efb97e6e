import { action, makeObservable, observable, observableRef } from "mobx";
import type { Subscription } from "rxjs";
import type { ServiceSignal, ServiceSignalsPort } from "#domain/session/index.ts";

/** What the provider has refused, in a dialog of its own (CALL-08). */
export interface ServiceNotice {
  readonly kind: "backendAccess" | "rodoRestriction";
  /** The provider's own words, if it sent any. */
  readonly message: string | undefined;
}

/**
 * What any answer of the provider may say of the customer rather than of the call (CALL-08): saving is off, data is
 * restricted, or the role forbids it. A lost session is the keeper's.
 */
export class ServiceNoticesStore {
  /** Somebody of the operator looks in: nothing can be saved until the session ends. */
  backendAccess = false;
  /** What is to be shown now; the next one waits until it is read. */
  notice: ServiceNotice | undefined;
  #waiting: readonly ServiceNotice[] = [];
  readonly #signals: ServiceSignalsPort;
  readonly #forbidden = new Set<() => void>();
  /** The role forbade a call while nobody listened: answers can be there before the frame around the page is. */
  #forbade = false;
  #running: Subscription | undefined;

  constructor(signals: ServiceSignalsPort) {
    this.#signals = signals;
    makeObservable<this, "handleSignal">(this, {
      backendAccess: observable,
      notice: observableRef,
      dismiss: action,
      handleSignal: action,
      stop: action,
    });
  }

  /** Begins to listen; a second call changes nothing. */
  start(): void {
    this.#running ??= this.#signals.signals.subscribe((signal) => this.handleSignal(signal));
  }

  /** The session has ended: nothing of what was said in it stays. */
  stop(): void {
    this.#running?.unsubscribe();
    this.#running = undefined;
    this.backendAccess = false;
    this.notice = undefined;
    this.#waiting = [];
    this.#forbade = false;
  }

  /**
   * Calls `listener` each time the customer's role forbids a call, at once if one has and nobody listened; returns what
   * stops it.
   */
  onForbidden(listener: () => void): () => void {
    this.#forbidden.add(listener);
    if (this.#forbade) {
      this.#forbade = false;
      listener();
    }
    return () => void this.#forbidden.delete(listener);
  }

  /** The notice that is shown has been read. */
  dismiss(): void {
    [this.notice, ...this.#waiting] = this.#waiting;
  }

  private handleSignal({ flag, message }: ServiceSignal): void {
    switch (flag) {
      case "sessionError":
        return;
      case "roleError":
        this.#forbade = this.#forbidden.size === 0;
        for (const listener of this.#forbidden) listener();
        return;
      case "backendAccessError":
        this.backendAccess = true;
        return this.#show({ kind: "backendAccess", message });
      case "rodoRestrictionError":
        return this.#show({ kind: "rodoRestriction", message });
    }
  }

  /** Parts of one page are refused together, in the same words: once is enough. */
  #show(notice: ServiceNotice): void {
    const same = ({ kind, message }: ServiceNotice) => kind === notice.kind && message === notice.message;
    if (this.notice === undefined) this.notice = notice;
    else if (![this.notice, ...this.#waiting].some(same)) this.#waiting = [...this.#waiting, notice];
  }
}
