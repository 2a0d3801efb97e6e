import { action, makeObservable, observableRef } from "mobx";
import type { Subscription } from "rxjs";
import type { ClockPort } from "#domain/shared-kernel/index.ts";

/** Lifetime of a toast that is not held (ms). */
export const TOAST_MS = 6_000;

/** Maximum number of toasts: more would cover the page. The oldest is removed first. */
const MAX_TOASTS = 3;

/** Short message that needs no answer. */
export interface ToastMessage {
  /** Two or three words, such as "Skopiowano". */
  readonly text: string;
  /** `removed` has the look of a deletion. */
  readonly kind: "done" | "removed" | "news";
  /** Undoes a removal. Pressing it closes the toast. */
  readonly undo?: (() => void) | undefined;
}

export interface ShownToast extends ToastMessage {
  readonly id: number;
}

interface Timer {
  leftMs: number;
  since: number;
  running: Subscription | undefined;
}

/** Toasts: each is visible for six seconds, and longer while the pointer or the focus is on them. */
export class ToastsStore {
  /** Oldest first. */
  shown: readonly ShownToast[] = [];
  readonly #clock: Pick<ClockPort, "scheduler">;
  readonly #timers = new Map<number, Timer>();
  #lastId = 0;
  #held = false;

  constructor(clock: Pick<ClockPort, "scheduler">) {
    this.#clock = clock;
    makeObservable(this, { shown: observableRef, show: action, dismiss: action, clear: action });
  }

  /** Shows a toast. A toast with the same text replaces the former one. */
  show(message: ToastMessage): void {
    for (const same of this.shown.filter(({ text }) => text === message.text)) this.dismiss(same.id);
    this.#lastId += 1;
    const id = this.#lastId;
    this.shown = [...this.shown, { ...message, id }];
    this.#timers.set(id, { leftMs: TOAST_MS, since: 0, running: undefined });
    if (!this.#held) this.#run(id);
    const [oldest] = this.shown;
    if (this.shown.length > MAX_TOASTS && oldest !== undefined) this.dismiss(oldest.id);
  }

  /** Removes a toast that was read or undone. */
  dismiss(id: number): void {
    this.#timers.get(id)?.running?.unsubscribe();
    this.#timers.delete(id);
    this.shown = this.shown.filter((toast) => toast.id !== id);
    // The held element may be removed with the last toast, without an event.
    if (this.shown.length === 0) this.#held = false;
  }

  /** Keeps the toasts while the pointer or the focus is on them. Ignored without toasts. */
  hold(): void {
    if (this.#held || this.shown.length === 0) return;
    this.#held = true;
    for (const timer of this.#timers.values()) {
      timer.running?.unsubscribe();
      timer.running = undefined;
      timer.leftMs -= this.#clock.scheduler.now() - timer.since;
    }
  }

  /** Continues the timers where they stopped. */
  release(): void {
    if (!this.#held) return;
    this.#held = false;
    for (const id of this.#timers.keys()) this.#run(id);
  }

  /** Removes all toasts at the end of a session. */
  clear(): void {
    for (const { id } of this.shown) this.dismiss(id);
  }

  #run(id: number): void {
    const timer = this.#timers.get(id);
    if (timer === undefined) return;
    timer.since = this.#clock.scheduler.now();
    timer.running = this.#clock.scheduler.schedule(() => this.dismiss(id), timer.leftMs);
  }
}
