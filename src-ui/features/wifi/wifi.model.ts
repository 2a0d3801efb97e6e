import { AsyncValue } from "#ui/stores/async-value.ts";
import { PartModel, type Part } from "#ui/stores/part.ts";
import { RouterStore, type RouterWorld } from "#ui/stores/wifi/router.store.ts";
import type { FormDraft } from "#domain/drafts/index.ts";
import type { WifiDevice } from "#domain/wifi/index.ts";
import { RouterModel } from "./router.model.ts";

export interface WifiWorld extends RouterWorld {
  /** Where what is typed for one router waits; nothing where there are no drafts. */
  readonly draftOf: (serviceKey: string) => FormDraft | undefined;
}

/** The customer's routers, each with its form. Outlives its page: what a router works on goes on. */
export class WifiModel {
  readonly devices: AsyncValue<readonly WifiDevice[]>;
  readonly #world: WifiWorld;
  readonly #part: PartModel<readonly WifiDevice[]>;
  readonly #routers = new Map<string, RouterModel>();

  constructor(world: WifiWorld) {
    this.#world = world;
    this.devices = new AsyncValue(() => world.port.loadDevices());
    this.#part = new PartModel({
      needs: [this.devices],
      read: () => this.devices.known,
      load: () => this.devices.load(),
    });
  }

  get page(): Part<readonly WifiDevice[]> {
    return this.#part.part;
  }

  start(): void {
    void this.devices.reload();
  }

  /**
   * The router that an address names, the first where it names none; `undefined` for one that nobody has, and until it
   * is known.
   */
  chosen(serviceKey: string | undefined): WifiDevice | undefined {
    const devices = this.devices.known ?? [];
    return serviceKey === undefined ? devices[0] : devices.find((device) => device.serviceKey === serviceKey);
  }

  /** The form of a router. */
  routerOf({ serviceKey }: WifiDevice): RouterModel {
    const known = this.#routers.get(serviceKey);
    if (known !== undefined) return known;
    const made = new RouterModel(new RouterStore(this.#world, serviceKey), this.#world.draftOf(serviceKey));
    this.#routers.set(serviceKey, made);
    return made;
  }
}
