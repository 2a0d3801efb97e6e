import type { BrandName } from "../configuration/configuration.ts";
import { Tenant } from "./tenant.ts";

/** More worlds than tests that run at once. */
const MAX_TENANTS = 200;
const NAME = /^[A-Za-z0-9_-]{1,64}$/;

/** Whether a world may be called so. */
export function isTenantName(name: string): boolean {
  return NAME.test(name);
}

/**
 * All worlds of a server: the default one (the empty name) in its database, named ones in memory, made when first asked
 * for.
 */
export class Tenants {
  readonly #defaultTenant: Tenant;
  readonly #named = new Map<string, Tenant>();
  readonly #brand: BrandName;
  /** Host and port at which pages for frames can be had; `undefined` until the server listens. */
  frameHost: string | undefined;

  /** `location`: the default world's database. `brand`: whose portal every world begins as. */
  constructor(location: string, brand: BrandName = "wiazka") {
    this.#brand = brand;
    this.#defaultTenant = new Tenant("", location, brand, () => this.frameHost);
  }

  /** The world of that name; the one used longest ago makes room. */
  named(name: string): Tenant {
    if (name === "") return this.#defaultTenant;
    const tenant = this.#named.get(name) ?? new Tenant(name, ":memory:", this.#brand, () => this.frameHost);
    this.#named.delete(name);
    this.#named.set(name, tenant);
    const [oldest] = this.#named;
    if (this.#named.size > MAX_TENANTS && oldest !== undefined) {
      oldest[1].close();
      this.#named.delete(oldest[0]);
    }
    return tenant;
  }

  /** The world that a payment belongs to, by its id; `undefined` for the default one. */
  findByIdPrefix(paymentId: string): Tenant | undefined {
    const dot = paymentId.lastIndexOf(".");
    const name = paymentId.slice(0, Math.max(0, dot));
    return isTenantName(name) ? this.#named.get(name) : undefined;
  }

  /** Closes every database. */
  close(): void {
    this.#defaultTenant.close();
    for (const tenant of this.#named.values()) tenant.close();
  }
}
