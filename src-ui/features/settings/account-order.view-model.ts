import { moveAccountToFront, type AccountsCode, type SettingsRefusal } from "#domain/settings/index.ts";
import { saveAccountOrder } from "#domain/settings/use-cases/save-account-order.ts";
import type { CustomerContext } from "#domain/session/index.ts";
import { replaceCurrentSession } from "#ui/stores/settings/replace-current-session.ts";
import type { WriteCommand } from "#ui/stores/write-command.ts";
import { settingProblemOf, type SettingProblem } from "./setting-problem.ts";
import { t } from "./settings.texts.ts";
import { createSettingsCommand } from "./create-settings-command.ts";
import type { SettingsDependencies } from "./settings-dependencies.ts";

/** Saves the order of a login's accounts; the first one opens after login (SET-04). */
export class AccountOrderViewModel {
  readonly saving: WriteCommand<readonly string[], string, SettingsRefusal<AccountsCode>>;
  readonly #dependencies: SettingsDependencies;

  constructor(dependencies: SettingsDependencies) {
    this.#dependencies = dependencies;
    const { accounts } = dependencies.store.ports;
    this.saving = createSettingsCommand(
      (contextIds: readonly string[], key) => saveAccountOrder({ accounts }, contextIds, key),
      dependencies,
    );
  }

  get problem(): SettingProblem | undefined {
    return settingProblemOf(this.saving.state);
  }

  get accounts(): readonly CustomerContext[] {
    return this.#dependencies.session.current?.contexts ?? [];
  }

  /** Makes the account the first one to open from the next login on. */
  readonly openFirst = async (id: string): Promise<void> => {
    const { session, showToast } = this.#dependencies;
    const { current } = session;
    if (current === undefined) return;
    const contexts = moveAccountToFront(current.contexts, id);
    if (contexts === current.contexts) return;
    const outcome = await this.saving.run(contexts.map((context) => context.id));
    if ((outcome?.kind !== "done" && outcome?.kind !== "found-done") || session.current === undefined) return;
    replaceCurrentSession(session, { ...session.current, contexts });
    showToast(t("accounts.saved"));
  };
}
