import { computed, makeObservable } from "mobx";
import type { PremiumNumbers } from "#domain/products/premium-numbers.ts";
import type { Grosze } from "#domain/shared-kernel/index.ts";
import { type AsyncSection, AsyncSectionModel } from "#ui/stores/async-section.ts";
import { createPremiumForm, offeredThresholds, type PremiumWriteForm } from "./premium-form.ts";
import type { ServiceActionsDependencies } from "./service-actions-dependencies.ts";

/** Threshold and blocks of premium numbers of one phone number (PREMIUM-01, PREMIUM-02). */
export class PremiumNumbersViewModel {
  readonly write: PremiumWriteForm;
  readonly #dependencies: ServiceActionsDependencies;
  readonly #section: AsyncSectionModel<PremiumNumbers>;

  constructor(dependencies: ServiceActionsDependencies, close: () => void) {
    this.#dependencies = dependencies;
    const { premiumNumbers } = dependencies.store;
    this.#section = new AsyncSectionModel({
      needs: [premiumNumbers],
      read: () => premiumNumbers.known,
      load: () => premiumNumbers.load(),
    });
    this.write = createPremiumForm(dependencies, close);
    makeObservable(this, { section: computed, thresholds: computed });
  }

  get section(): AsyncSection<PremiumNumbers> {
    return this.#section.section;
  }

  get thresholds(): readonly Grosze[] {
    return offeredThresholds(this.#dependencies);
  }

  start(): void {
    void this.#dependencies.store.premiumNumbers.load();
  }

  /** Opens the dialog with the settings of the server, also after an answer of another tab. */
  readonly begin = (): void => {
    if (!this.write.form.busy) this.write.form.reset();
    this.write.begin();
  };
}
