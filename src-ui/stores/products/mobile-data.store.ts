import type { MobileState } from "#domain/products/mobile.ts";
import type { ProductsPort } from "#domain/products/products.port.ts";
import { AsyncValue } from "../async-value.ts";

/** Mobile numbers of the account with their data left, for the lists of services (HOME-02). */
export class MobileDataStore {
  readonly #port: Pick<ProductsPort, "mobile">;
  readonly #numbers = new Map<string, AsyncValue<MobileState>>();

  constructor(port: Pick<ProductsPort, "mobile">) {
    this.#port = port;
  }

  /** Returns the number of a product; the caller loads it. */
  of(productId: string): AsyncValue<MobileState> {
    const known = this.#numbers.get(productId);
    if (known !== undefined) return known;
    const created = new AsyncValue(() => this.#port.mobile(productId));
    this.#numbers.set(productId, created);
    return created;
  }

  clear(): void {
    for (const number of this.#numbers.values()) number.clear();
  }
}
