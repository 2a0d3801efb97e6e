import type { ReturnAddressPort } from "#domain/navigation/return-address.port.ts";

const KEY = "ebok.return";

/**
 * Prefix that each `take` adds to the address: one mark means taken, more marks mean that later logins found it taken.
 */
const TAKEN = "-";

/** Return address in session storage. If the browser denies storage, the login leads to the start page. */
export class SessionReturnAddressAdapter implements ReturnAddressPort {
  readonly #open: () => Storage;

  /** `open` returns the storage; it may throw. */
  constructor(open: () => Storage) {
    this.#open = open;
  }

  keep(address: string): void {
    this.#write(address);
  }

  take(): string | undefined {
    const stored = this.#read();
    if (stored === "") return undefined;
    this.#write(TAKEN + stored);
    return stored.startsWith(TAKEN) ? undefined : stored;
  }

  taken(): string | undefined {
    const stored = this.#read();
    return stored.startsWith(`${TAKEN}/`) ? stored.slice(TAKEN.length) : undefined;
  }

  forget(): void {
    try {
      this.#open().removeItem(KEY);
    } catch {
      // Without storage no address was stored.
    }
  }

  #read(): string {
    try {
      return this.#open().getItem(KEY) ?? "";
    } catch {
      return "";
    }
  }

  #write(text: string): void {
    try {
      this.#open().setItem(KEY, text);
    } catch {
      // Storage is denied or full: the login leads to the start page.
    }
  }
}
