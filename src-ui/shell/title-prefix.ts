/** Ends each prefix, and separates the names in a page's title. */
const SEPARATOR = " · ";

/**
 * Puts a prefix with a count before the document title of any page. Changes only its own prefix: the title of a page
 * may begin with a number, and another prefix may precede it.
 */
export class TitlePrefix {
  readonly #document: Document;
  readonly #prefixFor: (count: number) => string;
  readonly #observer: MutationObserver;
  #count = 0;
  #prefix = "";

  /** `prefixFor`: text of a prefix, which ends with the separator " · ". */
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
    const [before, after] = this.#splitAtPrefix(title);
    this.#prefix = this.#count === 0 ? "" : this.#prefixFor(this.#count);
    const next = before + this.#prefix + after;
    if (next !== title) this.#document.title = next;
  }

  /** Splits a title around the own prefix; a title without it starts after the prefix. */
  #splitAtPrefix(title: string): readonly [before: string, after: string] {
    if (this.#prefix === "") return ["", title];
    if (title.startsWith(this.#prefix)) return ["", title.slice(this.#prefix.length)];
    const at = title.indexOf(SEPARATOR + this.#prefix);
    if (at < 0) return ["", title];
    const start = at + SEPARATOR.length;
    return [title.slice(0, start), title.slice(start + this.#prefix.length)];
  }
}
