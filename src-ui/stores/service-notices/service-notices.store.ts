import { action, makeObservable, observableRef } from "mobx";
import type { Subscription } from "rxjs";
import type { ServiceSignal, ServiceSignalsPort } from "#domain/session/index.ts";

/** Refusal of the server, shown in a dialog (CALL-08). */
export interface ServiceNotice {
  readonly kind: "backendAccess" | "rodoRestriction";
  /** Message of the server, if it sent any. */
  readonly message: string | undefined;
}

/**
 * Handles signals about the customer that any response may carry (CALL-08): shows that saving is off or data is
 * restricted, and that the role forbids the call. `BackendAccessStore` blocks saving; the session keeper handles a lost
 * session.
 */
export class ServiceNoticesStore {
  /** Current notice; the next one waits until it is dismissed. */
  notice: ServiceNotice | undefined;
  #waiting: readonly ServiceNotice[] = [];
  readonly #signals: ServiceSignalsPort;
  readonly #forbidden = new Set<() => void>();
  /** The role forbade a call before a listener existed: responses can arrive before the layout is rendered. */
  #forbade = false;
  #running: Subscription | undefined;

  constructor(signals: ServiceSignalsPort) {
    this.#signals = signals;
    makeObservable<this, "handleSignal">(this, {
      notice: observableRef,
      dismiss: action,
      handleSignal: action,
      stop: action,
    });
  }

  /** Subscribes to the signals; a second call has no effect. */
  start(): void {
    this.#running ??= this.#signals.signals.subscribe((signal) => this.handleSignal(signal));
  }

  /** Clears everything at the end of the session. */
  stop(): void {
    this.#running?.unsubscribe();
    this.#running = undefined;
    this.notice = undefined;
    this.#waiting = [];
    this.#forbade = false;
  }

  /**
   * Calls `listener` each time the role of the customer forbids a call; at once for a call before the first listener.
   * Returns the function that stops it.
   */
  onForbidden(listener: () => void): () => void {
    this.#forbidden.add(listener);
    if (this.#forbade) {
      this.#forbade = false;
      listener();
    }
    return () => void this.#forbidden.delete(listener);
  }

  /** Closes the current notice. */
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
        return this.#show({ kind: "backendAccess", message });
      case "rodoRestrictionError":
        return this.#show({ kind: "rodoRestriction", message });
    }
  }

  /** Several requests of a page can fail with the same notice: it is shown once. */
  #show(notice: ServiceNotice): void {
    const same = ({ kind, message }: ServiceNotice) => kind === notice.kind && message === notice.message;
    if (this.notice === undefined) this.notice = notice;
    else if (![this.notice, ...this.#waiting].some(same)) this.#waiting = [...this.#waiting, notice];
  }
}
