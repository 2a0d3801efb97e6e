import { action, makeObservable, observableRef } from "mobx";
import type { Subscription } from "rxjs";
import type { ClockPort } from "#domain/shared-kernel/index.ts";

/** How long a toast stays, unless it is held. */
export const TOAST_MS = 6_000;

/** More would cover the page; the oldest goes first. */
const MAX_TOASTS = 3;

/** What is told in passing, and needs no answer. */
export interface ToastMessage {
  /** Two or three words in the customer's language: "Skopiowano". */
  readonly text: string;
  /** `removed` is drawn as something thrown away. */
  readonly kind: "done" | "removed" | "news";
  /** Where something was removed: brings it back. The toast goes when it is pressed. */
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

/** News in passing: each is there for six seconds of the clock, and longer while the customer rests on them. */
export class ToastsStore {
  /** The oldest first. */
  shown: readonly ShownToast[] = [];
  readonly #clock: Pick<ClockPort, "scheduler">;
  readonly #timers = new Map<number, Timer>();
  #lastId = 0;
  #held = false;

  constructor(clock: Pick<ClockPort, "scheduler">) {
    this.#clock = clock;
    makeObservable(this, { shown: observableRef, show: action, dismiss: action, clear: action });
  }

  /** Shows it. What is told for the second time is told anew, not twice at once. */
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

  /** It is read, or undone. */
  dismiss(id: number): void {
    this.#timers.get(id)?.running?.unsubscribe();
    this.#timers.delete(id);
    this.shown = this.shown.filter((toast) => toast.id !== id);
    // what held them may have gone with the last one, without a word
    if (this.shown.length === 0) this.#held = false;
  }

  /** The pointer or the focus is on them: none goes. Where there is none, there is nothing to rest on. */
  hold(): void {
    if (this.#held || this.shown.length === 0) return;
    this.#held = true;
    for (const timer of this.#timers.values()) {
      timer.running?.unsubscribe();
      timer.running = undefined;
      timer.leftMs -= this.#clock.scheduler.now() - timer.since;
    }
  }

  /** Their time goes on where it stopped. */
  release(): void {
    if (!this.#held) return;
    this.#held = false;
    for (const id of this.#timers.keys()) this.#run(id);
  }

  /** Nothing of a session stays behind it. */
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
