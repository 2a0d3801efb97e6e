import type { BrandName } from "../configuration/configuration.ts";
import { Tenant } from "./tenant.ts";

/** Highest number of named tenants; more than tests that run at once. */
const MAX_TENANTS = 200;
const NAME = /^[A-Za-z0-9_-]{1,64}$/;

/** Returns true for a valid tenant name. */
export function isTenantName(name: string): boolean {
  return NAME.test(name);
}

/**
 * Tenants of a server: the default one (the empty name) in its database; named ones in memory, created at first use.
 */
export class Tenants {
  readonly #defaultTenant: Tenant;
  readonly #named = new Map<string, Tenant>();
  readonly #brand: BrandName;
  /** Host and port of the pages for frames; `undefined` until the server listens. */
  frameHost: string | undefined;

  /** `location`: database of the default tenant. `brand`: initial operator of every tenant. */
  constructor(location: string, brand: BrandName = "wiazka") {
    this.#brand = brand;
    this.#defaultTenant = new Tenant("", location, brand, () => this.frameHost);
  }

  /** Returns the tenant of that name; creates it if needed and drops the least recently used one. */
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

  /** Returns the tenant of a payment id; `undefined` for the default one. */
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
