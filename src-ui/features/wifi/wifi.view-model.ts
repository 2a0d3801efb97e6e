import { RefreshedValue } from "#ui/stores/refreshed-value.ts";
import { AsyncSectionModel, type AsyncSection } from "#ui/stores/async-section.ts";
import { RouterStore, type RouterStoreDependencies } from "#ui/stores/wifi/router.store.ts";
import type { FormDraft } from "#domain/drafts/index.ts";
import { sortByServices, type WifiDevice } from "#domain/wifi/index.ts";
import { RouterViewModel } from "./router.view-model.ts";

export interface WifiDependencies extends RouterStoreDependencies {
  /** Returns the draft for a router; `undefined` without drafts. */
  readonly draftOf: (serviceKey: string) => FormDraft | undefined;
  /** Returns the ids of the services in the order of their list; empty while they are unknown. */
  readonly serviceIds: () => readonly string[];
}

/** Routers of the customer, each with its form. Outlives its page, because a router may still be applying a change. */
export class WifiViewModel {
  readonly devices: RefreshedValue<readonly WifiDevice[]>;
  readonly #dependencies: WifiDependencies;
  readonly #section: AsyncSectionModel<readonly WifiDevice[]>;
  readonly #routers = new Map<string, RouterViewModel>();
  /** Router that is shown without one in the address. */
  #firstKey: string | undefined;

  constructor(dependencies: WifiDependencies) {
    this.#dependencies = dependencies;
    this.devices = new RefreshedValue(() => dependencies.port.loadDevices(), dependencies.clock);
    this.#section = new AsyncSectionModel({
      needs: [this.devices],
      read: () => this.#sortedDevices,
      load: () => this.devices.refresh(),
    });
  }

  get #sortedDevices(): readonly WifiDevice[] | undefined {
    const { known } = this.devices;
    return known && sortByServices(known, this.#dependencies.serviceIds());
  }

  get page(): AsyncSection<readonly WifiDevice[]> {
    return this.#section.section;
  }

  start(): void {
    void this.devices.refresh();
  }

  /**
   * Returns the router of an address; without a key the first one that is not offline, otherwise the first; `undefined`
   * for an unknown router and while loading. Without a key it stays the same router when the list is sorted again or
   * goes offline, so that no form changes.
   */
  findDevice(serviceKey: string | undefined): WifiDevice | undefined {
    const devices = this.#sortedDevices ?? [];
    const found = devices.find((device) => device.serviceKey === (serviceKey ?? this.#firstKey));
    if (serviceKey !== undefined) return found;
    if (found !== undefined) return found;
    const first = devices.find((device) => !this.#isSkipped(device)) ?? devices[0];
    const isLoading = first !== undefined && this.routerOf(first).page.status === "loading";
    this.#firstKey = isLoading ? undefined : first?.serviceKey;
    return first;
  }

  /** Returns true for a router that is offline and has no unsaved changes. */
  #isSkipped(device: WifiDevice): boolean {
    const { store, dirty } = this.routerOf(device);
    return store.block === "offline" && !dirty;
  }

  /** Returns the view model of a router, created once. */
  routerOf({ serviceKey }: WifiDevice): RouterViewModel {
    const known = this.#routers.get(serviceKey);
    if (known !== undefined) return known;
    const made = new RouterViewModel(
      new RouterStore(this.#dependencies, serviceKey),
      this.#dependencies.draftOf(serviceKey),
    );
    this.#routers.set(serviceKey, made);
    return made;
  }
}
