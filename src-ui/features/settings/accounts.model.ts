import { openingWith, type AccountsCode, type SettingsRefusal } from "#domain/settings/index.ts";
import { saveAccountOrder } from "#domain/settings/use-cases/save-account-order.ts";
import type { CustomerContext } from "#domain/session/index.ts";
import { keepSession } from "#ui/stores/settings/keep-session.ts";
import { WriteCommand } from "#ui/stores/write-command.ts";
import { settingProblemOf, type SettingProblem } from "./setting-problem.ts";
import { t } from "./settings.texts.ts";
import type { SettingsWorld } from "./world.ts";

/** Which of a login's accounts opens first (SET-04). */
export class AccountsModel {
  readonly saving: WriteCommand<readonly string[], string, SettingsRefusal<AccountsCode>>;
  readonly #world: SettingsWorld;

  constructor(world: SettingsWorld) {
    this.#world = world;
    const { accounts } = world.store.ports;
    this.saving = new WriteCommand(
      (contextIds: readonly string[], key) => saveAccountOrder({ accounts }, contextIds, key),
      world.idempotencyKeys,
    );
  }

  get problem(): SettingProblem | undefined {
    return settingProblemOf(this.saving.state);
  }

  get accounts(): readonly CustomerContext[] {
    return this.#world.session.current?.contexts ?? [];
  }

  /** Saves that this account opens first from the next login on. */
  readonly openFirst = async (id: string): Promise<void> => {
    const { session, tell } = this.#world;
    const { current } = session;
    if (current === undefined) return;
    const contexts = openingWith(current.contexts, id);
    if (contexts === current.contexts) return;
    const outcome = await this.saving.run(contexts.map((context) => context.id));
    if ((outcome?.kind !== "done" && outcome?.kind !== "found-done") || session.current === undefined) return;
    keepSession(session, { ...session.current, contexts });
    tell(t("accounts.saved"));
  };
}
