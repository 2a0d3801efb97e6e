import { computed, makeObservable } from "mobx";
import { unlistedWithdrawals, type UnlistedWithdrawal } from "#domain/withdrawal/unlisted-withdrawals.ts";
import type { AgreementsDependencies } from "./agreements-dependencies.ts";

/** Withdrawals from contracts that no service names any more (CONSENT-08). Without them the page is complete. */
export class WithdrawnContracts {
  readonly #dependencies: Pick<AgreementsDependencies, "withdrawals" | "client">;

  constructor(dependencies: Pick<AgreementsDependencies, "withdrawals" | "client">) {
    this.#dependencies = dependencies;
    makeObservable(this, { list: computed });
  }

  start(): void {
    void this.#dependencies.withdrawals?.withdrawals.refresh();
  }

  /** Empty until statements and services have loaded. */
  get list(): readonly UnlistedWithdrawal[] {
    const { withdrawals, client } = this.#dependencies;
    const products = client.data.known?.products;
    return products === undefined ? [] : unlistedWithdrawals(withdrawals?.withdrawals.known ?? [], products);
  }
}
