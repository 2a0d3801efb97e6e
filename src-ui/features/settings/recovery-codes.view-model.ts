import { action, computed, makeObservable, observable, observableRef } from "mobx";
import type { RecoveryCodesCode, SettingsRefusal } from "#domain/settings/index.ts";
import { createRecoveryCodes } from "#domain/settings/use-cases/create-recovery-codes.ts";
import type { WriteCommand } from "#ui/stores/write-command.ts";
import { settingProblemOf, type SettingProblem } from "./setting-problem.ts";
import { createSettingsCommand } from "./create-settings-command.ts";
import type { SettingsDependencies } from "./settings-dependencies.ts";

type RecoveryCodesDependencies = Pick<SettingsDependencies, "store" | "idempotencyKeys" | "isAvailable">;

/** View model of the recovery codes: makes them, and shows them once (KEY-07). */
export class RecoveryCodesViewModel {
  /** True while the dialog is open that asks before the former codes end. */
  isOpen = false;
  /** New codes, until they are hidden. */
  codes: readonly string[] | undefined = undefined;
  /** True while the question is open whether the shown codes are kept (KEY-09). */
  isLeaving = false;
  readonly creation: WriteCommand<undefined, readonly string[], SettingsRefusal<RecoveryCodesCode>>;
  readonly #dependencies: RecoveryCodesDependencies;

  constructor(dependencies: RecoveryCodesDependencies) {
    this.#dependencies = dependencies;
    const { recoveryCodes } = dependencies.store.ports;
    this.creation = createSettingsCommand(
      (_: undefined, key) => createRecoveryCodes({ recoveryCodes }, key),
      dependencies,
    );
    makeObservable<this, "showCodes">(this, {
      isOpen: observable,
      codes: observableRef,
      isLeaving: observable,
      problem: computed,
      open: action,
      hide: action,
      leave: action,
      stay: action,
      showCodes: action,
    });
  }

  /** False if the provider has no recovery codes (CALL-12). */
  get isAvailable(): boolean {
    return this.#dependencies.isAvailable("recoveryCodes");
  }

  get problem(): SettingProblem | undefined {
    return settingProblemOf(this.creation.state);
  }

  /** True if new codes end former ones. */
  get hasFormerCodes(): boolean {
    return (this.#dependencies.store.factor.known?.recoveryCodesLeft ?? 0) > 0;
  }

  readonly open = (): void => {
    this.creation.clearFailure();
    this.isOpen = true;
  };

  /** Makes new codes; the former ones end, also when the response is lost. */
  readonly create = async (): Promise<void> => {
    if (!this.isAvailable) return;
    const outcome = await this.creation.run(undefined);
    if (outcome === undefined || outcome.kind === "cancelled" || outcome.kind === "not-done") return;
    if (outcome.kind === "done") this.showCodes(outcome.value);
    await this.#dependencies.store.factor.reload();
  };

  /** Closes the dialog and forgets the codes; not while new ones are made. */
  readonly hide = (): void => {
    if (this.creation.isRunning) return;
    this.isOpen = false;
    this.codes = undefined;
    this.isLeaving = false;
  };

  /** Asks whether the codes are kept while they are shown, because they are shown once; otherwise closes at once. */
  readonly leave = (close: () => void): void => {
    if (this.codes === undefined) close();
    else this.isLeaving = true;
  };

  /** Returns from the question to the codes. */
  readonly stay = (): void => {
    this.isLeaving = false;
  };

  private showCodes(codes: readonly string[]): void {
    this.codes = codes;
  }
}
