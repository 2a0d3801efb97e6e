import { action, computed, makeObservable, ObservableMap } from "mobx";
import type { MobileState, ParameterRefusal } from "#domain/products/mobile.ts";
import { executeWrite, IdempotencyKey } from "#domain/shared-kernel/write.ts";
import { type Part, PartModel } from "#ui/stores/part.ts";
import type { DeskWorld } from "./desk-world.ts";

/** How the change of one setting stands. */
export type ParameterChange =
  | { readonly kind: "busy"; readonly value: boolean }
  | { readonly kind: "unknown" | "refused" };

/**
 * A mobile number's own settings (`getMVNOstate`, `setP4Parameter`): each is changed by itself, at once, and never
 * twice at a time.
 */
export class MobileModel {
  readonly changes = new ObservableMap<string, ParameterChange>();
  readonly #idempotencyKeys = new Map<string, IdempotencyKey>();
  readonly #world: DeskWorld;
  readonly #part: PartModel<MobileState>;

  constructor(world: DeskWorld) {
    this.#world = world;
    const { mobile } = world.store;
    this.#part = new PartModel({ needs: [mobile], read: () => mobile.known, load: () => mobile.load() });
    makeObservable<this, "told" | "settled">(this, { part: computed, told: action, settled: action });
  }

  get part(): Part<MobileState> {
    return this.#part.part;
  }

  start(): void {
    void this.#world.store.mobile.load();
  }

  readonly set = async (parameter: string, value: boolean): Promise<void> => {
    if (this.changes.get(parameter)?.kind === "busy") return;
    const { store, productId, idempotencyKeys } = this.#world;
    const idempotencyKey = this.#idempotencyKeys.get(parameter) ?? new IdempotencyKey(idempotencyKeys);
    this.#idempotencyKeys.set(parameter, idempotencyKey);
    this.told(parameter, { kind: "busy", value });
    const end = await executeWrite<MobileState, ParameterRefusal>(idempotencyKey, {
      content: [parameter, value],
      send: (intentId) => store.port.setParameter({ intentId, productId, parameter, value }),
      verifyApplied: async () => {
        await store.mobile.reload();
        return store.mobile.state.status === "ready"
          ? store.mobile.state.value.parameters.some((one) => one.parameter === parameter && one.value === value)
          : undefined;
      },
    });
    switch (end.kind) {
      case "done":
      case "found-done":
        return this.settled(parameter, value);
      case "not-done":
        return this.told(parameter, { kind: "refused" });
      case "unknown":
        return this.told(parameter, { kind: "unknown" });
      case "cancelled":
        return this.told(parameter, undefined);
    }
  };

  private told(parameter: string, change: ParameterChange | undefined): void {
    if (change === undefined) this.changes.delete(parameter);
    else this.changes.set(parameter, change);
  }

  /**
   * Takes over what was changed and nothing else: answers of two changes may come in another order than they were made.
   */
  private settled(parameter: string, value: boolean): void {
    this.changes.delete(parameter);
    const { mobile } = this.#world.store;
    const known = mobile.known;
    if (known !== undefined)
      mobile.replace({
        ...known,
        parameters: known.parameters.map((one) => (one.parameter === parameter ? { ...one, value } : one)),
      });
  }
}
