import { openingWith } from "#domain/settings/index.ts";
import type { CustomerContext } from "#domain/session/index.ts";
import { keepSession } from "#ui/stores/settings/keep-session.ts";
import { Deed } from "./deed.ts";
import { t } from "./settings.texts.ts";
import type { SettingsWorld } from "./world.ts";

/** Which of a login's accounts opens first (SET-04). */
export class AccountsModel {
  readonly saving: Deed;
  readonly #world: SettingsWorld;

  constructor(world: SettingsWorld) {
    this.#world = world;
    this.saving = new Deed(world.idempotencyKeys);
  }

  get accounts(): readonly CustomerContext[] {
    return this.#world.session.current?.contexts ?? [];
  }

  /** From the next login on this account opens first. */
  readonly openFirst = async (id: string): Promise<void> => {
    const { session, store, tell } = this.#world;
    const { current } = session;
    if (current === undefined) return;
    const contexts = openingWith(current.contexts, id);
    if (contexts === current.contexts) return;
    const contextIds = contexts.map((context) => context.id);
    const done = await this.saving.run({
      content: contextIds,
      send: (intentId) => store.ports.accounts.save({ intentId, contextIds }),
      // the order shows at the next login, and nowhere before
      verifyApplied: () => Promise.resolve(undefined),
    });
    if (!done || session.current === undefined) return;
    keepSession(session, { ...session.current, contexts });
    tell(t("accounts.saved"));
  };
}
