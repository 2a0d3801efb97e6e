import type { ReturnAddressPort } from "#domain/navigation/return-address.port.ts";

const KEY = "ebok.return";
const OWNER_KEY = "ebok.return.owner";

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
    this.#write(KEY, address);
  }

  setOwner(owner: string): void {
    const former = this.#read(OWNER_KEY);
    if (former !== "" && former !== owner) this.#remove(KEY);
    this.#write(OWNER_KEY, owner);
  }

  take(owner: string): string | undefined {
    this.setOwner(owner);
    const stored = this.#read(KEY);
    if (stored === "") return undefined;
    this.#write(KEY, TAKEN + stored);
    return stored.startsWith(TAKEN) ? undefined : stored;
  }

  taken(): string | undefined {
    const stored = this.#read(KEY);
    return stored.startsWith(`${TAKEN}/`) ? stored.slice(TAKEN.length) : undefined;
  }

  forget(): void {
    this.#remove(KEY);
    this.#remove(OWNER_KEY);
  }

  #remove(key: string): void {
    try {
      this.#open().removeItem(key);
    } catch {
      // Without storage no address was stored.
    }
  }

  #read(key: string): string {
    try {
      return this.#open().getItem(key) ?? "";
    } catch {
      return "";
    }
  }

  #write(key: string, text: string): void {
    try {
      this.#open().setItem(key, text);
    } catch {
      // Storage is denied or full: the login leads to the start page.
    }
  }
}
