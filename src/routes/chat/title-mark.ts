const MARK = /^\(\d+\) /;

/** Puts how many messages nobody has seen before the title of the page, whichever page that is. */
export class TitleMark {
  readonly #page: Document;
  readonly #watch: MutationObserver;
  #count = 0;

  constructor(page: Document) {
    this.#page = page;
    // a page that is opened brings a title of its own
    this.#watch = new MutationObserver(() => this.#write());
    this.#watch.observe(page.head, { childList: true, characterData: true, subtree: true });
  }

  show(count: number): void {
    this.#count = count;
    this.#write();
  }

  stop(): void {
    this.#watch.disconnect();
    this.#count = 0;
    this.#write();
  }

  #write(): void {
    const bare = this.#page.title.replace(MARK, "");
    const title = this.#count === 0 ? bare : `(${this.#count}) ${bare}`;
    if (title !== this.#page.title) this.#page.title = title;
  }
}
