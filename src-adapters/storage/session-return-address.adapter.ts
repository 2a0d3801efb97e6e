import type { ReturnAddressPort } from "#domain/navigation/return-address.port.ts";

const KEY = "ebok.return";

/** Put before the address by each `take`: one mark says that it was taken, more that later logins found it taken. */
const TAKEN = "-";

/** The return address in the tab's session storage; where the browser denies storage, the login leads home. */
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
      // without storage nothing was kept
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
      // denied or full: the login leads to the start page
    }
  }
}
