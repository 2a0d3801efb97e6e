import { action, makeObservable, observable } from "mobx";
import { timer, type Subscription } from "rxjs";
import type { ChatMemoryPort, ChatWindow } from "#domain/chat/index.ts";
import type { ClockPort } from "#domain/shared-kernel/index.ts";

/** Delay before the window opens by itself, in ms (CHAT-04). */
export const OPEN_DELAY_MS = 300;

/** State of the chat window: open, minimised or closed, and visible or not. */
export class ChatWindowState {
  current: ChatWindow = "closed";
  isPageVisible = true;
  readonly #memory: Pick<ChatMemoryPort, "saveWindow">;
  readonly #clock: Pick<ClockPort, "scheduler">;
  #opening: Subscription | undefined;

  constructor(memory: Pick<ChatMemoryPort, "saveWindow">, clock: Pick<ClockPort, "scheduler">) {
    this.#memory = memory;
    this.#clock = clock;
    makeObservable(this, { current: observable, change: action, closeInThisTab: action });
  }

  /** True if the customer sees the conversation. */
  get isSeen(): boolean {
    return this.current === "open" && this.isPageVisible;
  }

  /** Changes the window, and stores the change for a reload and for other tabs. */
  change(window: ChatWindow): void {
    this.cancelOpening();
    this.current = window;
    this.#memory.saveWindow(window);
  }

  /** Closes the window in this tab only. */
  closeInThisTab(): void {
    this.cancelOpening();
    this.current = "closed";
  }

  /** Calls `open` after the delay, unless the window changes before. */
  openLater(open: () => void): void {
    this.cancelOpening();
    this.#opening = timer(OPEN_DELAY_MS, this.#clock.scheduler).subscribe(open);
  }

  cancelOpening(): void {
    this.#opening?.unsubscribe();
  }
}
