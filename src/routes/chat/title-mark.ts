/**
 * Puts what the chat has to say before the title of the page, whichever page that is. The words are the chat's own: a
 * page may have a number of its
 * own in its title (docs/adr/0052), and only what was put there is taken away.
 */
export class TitleMark {
  readonly #page: Document;
  readonly #words: (count: number) => string;
  readonly #watch: MutationObserver;
  #count = 0;
  #put = "";

  /** `words`: how many messages nobody has seen, as the title is to begin. */
  constructor(page: Document, words: (count: number) => string) {
    this.#page = page;
    this.#words = words;
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
    const { title } = this.#page;
    const bare = this.#put !== "" && title.startsWith(this.#put) ? title.slice(this.#put.length) : title;
    this.#put = this.#count === 0 ? "" : this.#words(this.#count);
    if (this.#put + bare !== title) this.#page.title = this.#put + bare;
  }
}
