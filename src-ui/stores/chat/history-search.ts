import { action, makeObservable, observable } from "mobx";
import { timer, type Subscription } from "rxjs";
import { isSearchable, type ChatEvent, type ChatState } from "#domain/chat/index.ts";
import type { ClockPort } from "#domain/shared-kernel/index.ts";

/** Pause in typing before the search starts, in ms (CHAT-14). */
export const SEARCH_DELAY_MS = 500;

/** Search text for former chats, and the delay of its request. */
export class HistorySearch {
  text = "";
  readonly #clock: Pick<ClockPort, "scheduler">;
  readonly #requestSearch: (text: string) => void;
  #delay: Subscription | undefined;

  /** @param requestSearch requests the chats that contain this text; requests all for a text that is too short */
  constructor(clock: Pick<ClockPort, "scheduler">, requestSearch: (text: string) => void) {
    this.#clock = clock;
    this.#requestSearch = requestSearch;
    makeObservable(this, { text: observable, setText: action, clear: action });
  }

  /** Updates the search text. A text that is too short shows all chats at once. */
  setText(text: string): void {
    this.text = text;
    this.#delay?.unsubscribe();
    if (!isSearchable(text)) this.#requestSearch(text);
    else this.#delay = timer(SEARCH_DELAY_MS, this.#clock.scheduler).subscribe(() => this.#requestSearch(text));
  }

  clear(): void {
    this.text = "";
    this.#delay?.unsubscribe();
  }

  /** Clears the search when its list closes. Repeats it when the list is loaded again after a broken connection. */
  applyTransition(before: ChatState, { step, search }: ChatState, event: ChatEvent): void {
    const isListed = event.kind === "frame-received" && event.frame.type === "HISTORY_LIST";
    if (before.step === "HISTORY_LIST" && step !== "HISTORY_LIST") {
      this.clear();
      if (search !== undefined) this.#requestSearch("");
    } else if (isListed && search === undefined && isSearchable(this.text)) this.setText(this.text);
  }
}
