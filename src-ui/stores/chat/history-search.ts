import { action, makeObservable, observable } from "mobx";
import { timer, type Subscription } from "rxjs";
import { isSearchable, type ChatEvent, type ChatState } from "#domain/chat/index.ts";
import type { ClockPort } from "#domain/shared-kernel/index.ts";

/** So long nothing more is typed before it is searched for, ms (CHAT-14). */
export const SEARCH_DELAY_MS = 500;

/** The word that former chats are searched for, and when that is asked. */
export class HistorySearch {
  text = "";
  readonly #clock: Pick<ClockPort, "scheduler">;
  readonly #ask: (text: string) => void;
  #waiting: Subscription | undefined;

  /** @param ask asks for the chats with this word in them; too short a word asks for all */
  constructor(clock: Pick<ClockPort, "scheduler">, ask: (text: string) => void) {
    this.#clock = clock;
    this.#ask = ask;
    makeObservable(this, { text: observable, type: action, clear: action });
  }

  /** What is in the field now. Too little to search for shows everything again, at once. */
  type(text: string): void {
    this.text = text;
    this.#waiting?.unsubscribe();
    if (!isSearchable(text)) this.#ask(text);
    else this.#waiting = timer(SEARCH_DELAY_MS, this.#clock.scheduler).subscribe(() => this.#ask(text));
  }

  clear(): void {
    this.text = "";
    this.#waiting?.unsubscribe();
  }

  /**
   * The word goes with the list that it was typed over; a list that is there anew, after a line that broke, is searched
   * for it anew.
   */
  follow(before: ChatState, { step, search }: ChatState, event: ChatEvent): void {
    const isListed = event.kind === "heard" && event.frame.type === "HISTORY_LIST";
    if (before.step === "HISTORY_LIST" && step !== "HISTORY_LIST") {
      this.clear();
      if (search !== undefined) this.#ask("");
    } else if (isListed && search === undefined && isSearchable(this.text)) this.type(this.text);
  }
}
