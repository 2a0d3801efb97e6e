const NAME = "ebok.chat.lead";

/** As much of the browser's locks as is needed here. */
export interface Locks {
  request(
    name: string,
    options: { readonly steal?: boolean; readonly signal?: AbortSignal },
    work: () => Promise<void> | undefined,
  ): Promise<unknown>;
}

interface Page {
  readonly document: Pick<Document, "hasFocus">;
  readonly navigator: { readonly locks?: Locks };
  addEventListener(type: "focus", hear: () => void, options: { readonly signal: AbortSignal }): void;
}

/**
 * Which of a browser's tabs sounds for all of them: the one that had the focus last. A lock of the browser says so,
 * which goes over to another tab when
 * this one is closed, or has crashed. Where there are no locks, or they are refused, each tab goes by itself.
 */
export class TabLead {
  readonly #page: Page;
  #over: AbortController | undefined;
  #held = 0;
  #isAlone: boolean;

  constructor(page: Page) {
    this.#page = page;
    this.#isAlone = page.navigator.locks === undefined;
  }

  get leads(): boolean {
    return this.#isAlone || this.#held > 0;
  }

  /** Takes part from now on, or no more: a page that holds a lock is not kept for the way back. */
  takePart(isIn: boolean): void {
    if (isIn === (this.#over !== undefined)) return;
    this.#over?.abort();
    this.#over = undefined;
    if (!isIn) return;
    const { signal } = (this.#over = new AbortController());
    const take = (): void => {
      if (!this.leads) void this.#hold(signal, true);
    };
    this.#page.addEventListener("focus", take, { signal });
    void this.#hold(signal, false);
    if (this.#page.document.hasFocus()) take();
  }

  /** Leads until another tab does. Whoever does not take the lead stands in line for it. */
  async #hold(over: AbortSignal, takes: boolean): Promise<void> {
    const { locks } = this.#page.navigator;
    let isMine = false;
    const work = (): Promise<void> | undefined => {
      if (over.aborted) return undefined;
      isMine = true;
      this.#held += 1;
      return new Promise((released) => over.addEventListener("abort", () => released(), { once: true }));
    };
    try {
      await locks?.request(NAME, takes ? { steal: true } : { signal: over }, work);
    } catch {
      // another tab has taken it; or there are no locks where storage is denied
      if (!isMine && !over.aborted) this.#isAlone = true;
    }
    if (isMine) this.#held -= 1;
    // who has taken the lead still stands in line
    if (isMine && !takes && !over.aborted) void this.#hold(over, false);
  }
}
