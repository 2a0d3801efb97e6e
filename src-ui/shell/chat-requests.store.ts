import { action, makeObservable, observable } from "mobx";
import type { ClockPort } from "#domain/shared-kernel/index.ts";
import type { ToastsStore } from "#ui/stores/toasts/toasts.store.ts";
import { notOpenedToast } from "./toast-messages.ts";

/** Time that a request waits for the chat button (ms). */
export const CHAT_REQUEST_TIMEOUT_MS = 15_000;

export interface ChatRequestsDependencies {
  readonly clock: Pick<ClockPort, "scheduler">;
  readonly toasts: Pick<ToastsStore, "show">;
}

/**
 * A request to open the chat window, made on any page (ROUTE-09). It waits until the chat button takes it; the button
 * may load later than the page. After the timeout a toast says that the chat did not open.
 */
export class ChatRequestsStore {
  isPending = false;
  readonly #dependencies: ChatRequestsDependencies;
  #cancelTimeout: (() => void) | undefined;

  constructor(dependencies: ChatRequestsDependencies) {
    this.#dependencies = dependencies;
    makeObservable<this, "expire">(this, { isPending: observable, requestChat: action, take: action, expire: action });
  }

  requestChat(): void {
    this.#cancelTimeout?.();
    const { scheduler } = this.#dependencies.clock;
    const timeout = scheduler.schedule(() => this.expire(), CHAT_REQUEST_TIMEOUT_MS);
    this.#cancelTimeout = () => timeout.unsubscribe();
    this.isPending = true;
  }

  /** Passes the pending request to the chat button once. Returns true if there was one. */
  take(): boolean {
    if (!this.isPending) return false;
    this.#cancelTimeout?.();
    this.isPending = false;
    return true;
  }

  private expire(): void {
    this.isPending = false;
    this.#dependencies.toasts.show(notOpenedToast());
  }
}
