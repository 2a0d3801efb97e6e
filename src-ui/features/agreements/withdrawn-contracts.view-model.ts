import { computed, makeObservable } from "mobx";
import type { Withdrawal } from "#domain/withdrawal/index.ts";
import { unlistedWithdrawals, type UnlistedWithdrawal } from "#domain/withdrawal/unlisted-withdrawals.ts";
import { AsyncSectionModel } from "#ui/stores/async-section.ts";
import type { IncompleteData } from "#ui/stores/incomplete-data.ts";
import type { AgreementsDependencies } from "./agreements-dependencies.ts";
import { incompleteSectionData } from "./incomplete-section-data.ts";

/** Withdrawals from contracts that no service names any more (CONSENT-08). */
export class WithdrawnContracts {
  readonly #dependencies: Pick<AgreementsDependencies, "withdrawals" | "client">;
  readonly #statements: AsyncSectionModel<readonly Withdrawal[]>;

  constructor(dependencies: Pick<AgreementsDependencies, "withdrawals" | "client">) {
    this.#dependencies = dependencies;
    const statements = dependencies.withdrawals?.withdrawals;
    this.#statements = new AsyncSectionModel({
      needs: statements === undefined ? [] : [statements],
      read: () => (statements === undefined ? [] : statements.known),
      load: async () => statements?.load(),
    });
    makeObservable(this, { list: computed, isKnown: computed, incomplete: computed });
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

  /** False until the statements have loaded; true where the back end takes none. */
  get isKnown(): boolean {
    return this.#statements.section.status === "ready";
  }

  /** Set when the statements could not be read, not completely, or not again. */
  get incomplete(): IncompleteData | undefined {
    return incompleteSectionData(this.#statements.section);
  }

  /** Asks for the statements again while there is no response. */
  readonly askAgain = (): void => this.#statements.askAgain();
}
