import type { BrandName } from "../configuration/configuration.ts";
import { World } from "./world.ts";

/** More worlds than tests that run at once. */
const KEPT_WORLDS = 200;
const NAME = /^[A-Za-z0-9_-]{1,64}$/;

/** Whether a world may be called so. */
export function isWorldName(name: string): boolean {
  return NAME.test(name);
}

/**
 * All worlds of a server: the default one (the empty name) in its database, named ones in memory, made when first asked
 * for.
 */
export class Worlds {
  readonly #standard: World;
  readonly #named = new Map<string, World>();
  readonly #brand: BrandName;
  /** Host and port at which pages for frames can be had; `undefined` until the server listens. */
  frameHost: string | undefined;

  /** `location`: the default world's database. `brand`: whose portal every world begins as. */
  constructor(location: string, brand: BrandName = "wiazka") {
    this.#brand = brand;
    this.#standard = new World("", location, brand, () => this.frameHost);
  }

  /** The world of that name; the one used longest ago makes room. */
  named(name: string): World {
    if (name === "") return this.#standard;
    const world = this.#named.get(name) ?? new World(name, ":memory:", this.#brand, () => this.frameHost);
    this.#named.delete(name);
    this.#named.set(name, world);
    const [oldest] = this.#named;
    if (this.#named.size > KEPT_WORLDS && oldest !== undefined) {
      oldest[1].close();
      this.#named.delete(oldest[0]);
    }
    return world;
  }

  /** The world that a payment belongs to, by its id; `undefined` for the default one. */
  ofPayment(paymentId: string): World | undefined {
    const dot = paymentId.lastIndexOf(".");
    const name = paymentId.slice(0, Math.max(0, dot));
    return isWorldName(name) ? this.#named.get(name) : undefined;
  }

  /** Closes every database. */
  close(): void {
    this.#standard.close();
    for (const world of this.#named.values()) world.close();
  }
}
