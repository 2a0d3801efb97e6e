import type { DiagnosticsModePort } from "#domain/tracking/diagnostics.port.ts";

const KEY = "ebok.diagnose";
const OPEN = "open";
const COLLAPSED = "collapsed";

/** Diagnostics mode in session storage. If the browser denies storage, the mode stays off. */
export class SessionDiagnosticsModeAdapter implements DiagnosticsModePort {
  readonly #open: () => Storage;

  /** `open` returns the storage; it may throw. */
  constructor(open: () => Storage) {
    this.#open = open;
  }

  isOn(): boolean {
    return this.#read() !== null;
  }

  turnOn(): void {
    if (!this.isOn()) this.#write(OPEN);
  }

  turnOff(): void {
    try {
      this.#open().removeItem(KEY);
    } catch {
      // Without storage the mode is off.
    }
  }

  isCollapsed(): boolean {
    return this.#read() === COLLAPSED;
  }

  setCollapsed(isCollapsed: boolean): void {
    this.#write(isCollapsed ? COLLAPSED : OPEN);
  }

  #read(): string | null {
    try {
      return this.#open().getItem(KEY);
    } catch {
      return null;
    }
  }

  #write(text: string): void {
    try {
      this.#open().setItem(KEY, text);
    } catch {
      // Storage is denied or full: the mode stays off.
    }
  }
}
