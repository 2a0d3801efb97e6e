/**
 * Puts a prefix with a count before the document title of any page. Removes only its own prefix: the title of a page
 * may begin with a number.
 */
export class TitlePrefix {
  readonly #document: Document;
  readonly #prefixFor: (count: number) => string;
  readonly #observer: MutationObserver;
  #count = 0;
  #prefix = "";

  constructor(document: Document, prefixFor: (count: number) => string) {
    this.#document = document;
    this.#prefixFor = prefixFor;
    // Each page sets its own title.
    this.#observer = new MutationObserver(() => this.#update());
    this.#observer.observe(document.head, { childList: true, characterData: true, subtree: true });
  }

  /** Shows the prefix for this count; none for 0. */
  show(count: number): void {
    this.#count = count;
    this.#update();
  }

  /** Removes the prefix and stops following the title. */
  stop(): void {
    this.#observer.disconnect();
    this.#count = 0;
    this.#update();
  }

  #update(): void {
    const { title } = this.#document;
    const bare = this.#prefix !== "" && title.startsWith(this.#prefix) ? title.slice(this.#prefix.length) : title;
    this.#prefix = this.#count === 0 ? "" : this.#prefixFor(this.#count);
    if (this.#prefix + bare !== title) this.#document.title = this.#prefix + bare;
  }
}
