/** Time for which lines wait for further ones, ms. */
const WAITING_MS = 20;

/** Writes lines in groups: a write of its own for each call costs more processor time than its log line. */
export class LineWriter {
  readonly #write: (text: string) => void;
  #waiting = "";
  #timer: NodeJS.Timeout | undefined;

  constructor(write: (text: string) => void) {
    this.#write = write;
  }

  add(line: string): void {
    this.#waiting += `${line}\n`;
    this.#timer ??= setTimeout(() => this.flush(), WAITING_MS);
  }

  /** Writes the lines that wait. */
  flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const text = this.#waiting;
    this.#waiting = "";
    if (text !== "") this.#write(text);
  }
}
