import type { AddressOrigin, ReturnAddressPort } from "#domain/navigation/return-address.port.ts";
import { RETURN_ADDRESS_KEY, RETURN_OWNER_KEY as OWNER_KEY, storeReturnAddress } from "./store-return-address.ts";

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

  keep(address: string, origin?: AddressOrigin): void {
    storeReturnAddress(this.#open, address, origin);
  }

  setOwner(owner: string): void {
    if (![owner, ""].includes(this.#read(OWNER_KEY))) this.#write(RETURN_ADDRESS_KEY, "");
    this.#write(OWNER_KEY, owner);
  }

  take(owner: string): string | undefined {
    this.setOwner(owner);
    const stored = this.#read(RETURN_ADDRESS_KEY);
    if (stored === "") return undefined;
    this.#write(RETURN_ADDRESS_KEY, TAKEN + stored);
    return stored.startsWith(TAKEN) ? undefined : stored;
  }

  keepTaken(address: string): void {
    this.#write(RETURN_ADDRESS_KEY, TAKEN + address);
  }

  taken(): string | undefined {
    const stored = this.#read(RETURN_ADDRESS_KEY);
    return stored.startsWith(`${TAKEN}/`) ? stored.slice(TAKEN.length) : undefined;
  }

  forget(): void {
    this.#write(RETURN_ADDRESS_KEY, "");
    this.#write(OWNER_KEY, "");
  }

  #read(key: string): string {
    return this.#try((storage) => storage.getItem(key)) ?? "";
  }

  /** Without a text, removes the key. */
  #write(key: string, text: string): void {
    this.#try((storage) => (text === "" ? storage.removeItem(key) : storage.setItem(key, text)));
  }

  /** Storage is denied or full: the login leads to the start page. */
  #try<Value>(use: (storage: Storage) => Value): Value | undefined {
    try {
      return use(this.#open());
    } catch {
      return undefined;
    }
  }
}
