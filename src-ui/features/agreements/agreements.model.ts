import { action, computed, makeObservable, observable, reaction } from "mobx";
import {
  choicesOf,
  consentFaults,
  isReached,
  openWishes,
  wishesFrom,
  wishTexts,
  withWish,
  type Agreement,
  type ConsentChoices,
  type ConsentRefusal,
  type Wishes,
} from "#domain/consents/index.ts";
import { saveConsents } from "#domain/consents/use-cases/save-consents.ts";
import { contractsOf, type Contract } from "#domain/products/contracts.ts";
import { formIdempotencyKey } from "#domain/shared-kernel/write.ts";
import { FormModel, type Sent } from "#ui/shared/forms/form-model.ts";
import { PartModel } from "#ui/stores/part.ts";
import { WriteCommand } from "#ui/stores/write-command.ts";
import { agreementGroups, type AgreementGroup, type ContactNeed } from "./agreement-rows.ts";
import type { AgreementsWorld } from "./agreements-world.ts";
import { newsOf, type AgreementsNews } from "./agreements-news.ts";
import { WishesForm } from "./wishes-form.ts";

/**
 * State of the agreements: what is given, what is to be changed, and what keeps it from being saved (CONSENT-01 to
 * CONSENT-03).
 */
export class AgreementsModel {
  /** A consent to be given needs contact data that the customer did not enter when asked for them. */
  private isContactMissing = false;
  readonly form: FormModel<WishesForm>;
  readonly groups: PartModel<readonly AgreementGroup[]>;
  readonly contracts: PartModel<readonly Contract[]>;
  readonly #world: AgreementsWorld;
  readonly #saving: WriteCommand<ConsentChoices, readonly Agreement[], ConsentRefusal>;

  constructor(world: AgreementsWorld) {
    this.#world = world;
    const { store, client } = world;
    this.#saving = new WriteCommand(
      (choices: ConsentChoices, key) =>
        saveConsents({ agreements: store, reload: () => store.agreements.refetch() }, choices, key),
      world.idempotencyKeys,
    );
    this.form = new FormModel({
      open: () => new WishesForm(() => store.agreements.known ?? []),
      idempotencyKeys: world.idempotencyKeys,
      content: ({ wishes }) => [[...wishes].toSorted()],
      send: (_form, intentId) => this.send(intentId),
      draft: world.draft,
    });
    this.groups = new PartModel({
      needs: [store.agreements],
      read: () => this.read(),
      load: () => store.agreements.load(),
    });
    this.contracts = new PartModel({
      needs: [client.data],
      read: () => client.data.known && contractsOf(client.data.known.products),
      load: () => client.data.load(),
    });
    makeObservable<this, "isContactMissing" | "setContactMissing">(this, {
      isContactMissing: observable,
      wishes: computed,
      changes: computed,
      demanded: computed,
      toggle: action,
      undo: action,
      setContactMissing: action,
    });
  }

  get news(): AgreementsNews | undefined {
    return this.isContactMissing ? "contact" : newsOf(this.#saving.state);
  }

  /** What is wished for, among the consents that are known. */
  get wishes(): Wishes {
    return openWishes(wishesFrom(this.form.form.wishes), this.#world.store.agreements.known ?? []);
  }

  /** How many consents differ from what is saved. */
  get changes(): number {
    return this.wishes.size;
  }

  /** The ids of the consents that must be given before anything is saved, once that was tried (CONSENT-03). */
  get demanded(): readonly string[] {
    if (!this.form.tried) return [];
    return this.faults().flatMap(({ kind, consentId }) => (kind === "required" ? [consentId] : []));
  }

  /** Asks, and keeps what is wished for beside what is known. Returns what stops that. */
  start(): () => void {
    const { store, contact, client } = this.#world;
    void store.agreements.reload();
    void contact.data.load();
    void client.data.load();
    return reaction(
      () => store.agreements.known,
      () => this.settle(),
    );
  }

  /**
   * Gives or takes back, for now; what needs contact data opens them first, and is given once they are there
   * (CONSENT-02).
   */
  async toggle(consentId: string, isGiven: boolean): Promise<void> {
    const consent = this.#world.store.agreements.known?.find((one) => one.consentId === consentId);
    if (consent === undefined || this.form.busy) return;
    this.#hideNews();
    const need = isGiven ? this.needOf(consent) : undefined;
    if (need === undefined) return this.wish(consent, isGiven);
    await this.#world.openContact(need);
    if (this.needOf(consent) === undefined) this.wish(consent, true);
  }

  /** Opens the contact data for a consent that waits for them. */
  readonly addContact = (need: ContactNeed): Promise<void> => this.#world.openContact(need);

  readonly undo = (): void => {
    if (this.form.busy) return;
    this.#hideNews();
    this.form.reset();
  };

  /** Saves what was changed; where a required consent stands in the way, nothing is sent. */
  readonly save = async (): Promise<void> => {
    if (this.form.busy || this.changes === 0) return;
    this.#hideNews();
    // the address may have been taken away since the consent was chosen
    const waiting = this.waiting;
    if (waiting !== undefined) {
      await this.#world.openContact(waiting);
      if (this.waiting !== undefined) return this.setContactMissing(true);
    }
    await this.form.submit();
    this.settle();
  };

  /** What the first of the consents that are about to be given still waits for. */
  private get waiting(): ContactNeed | undefined {
    const ids = this.faults().flatMap(({ kind, consentId }) => (kind === "contact" ? [consentId] : []));
    return this.#world.store.agreements.known?.find(({ consentId }) => ids.includes(consentId))?.settingRequirements;
  }

  private read(): readonly AgreementGroup[] | undefined {
    const { known } = this.#world.store.agreements;
    const { wishes, demanded } = this;
    return known && agreementGroups(known, { wishes, demanded, needOf: (consent) => this.needOf(consent) });
  }

  /** What a consent waits for; nothing where contact data are not known: the provider decides. */
  private needOf(consent: Agreement): ContactNeed | undefined {
    const reach = this.#world.contact.data.known;
    return reach === undefined || isReached(consent, reach) ? undefined : consent.settingRequirements;
  }

  private faults() {
    return consentFaults(this.#world.store.agreements.known ?? [], this.wishes, this.#world.contact.data.known);
  }

  private wish(consent: Agreement, isGiven: boolean): void {
    this.form.set("wishes", wishTexts(withWish(this.wishes, consent, isGiven)));
  }

  /** Wishes that came true elsewhere, or whose consent is gone, are wishes no more. */
  private settle(): void {
    const { wishes } = this;
    if (this.#world.store.agreements.known !== undefined && wishes.size !== this.form.form.wishes.length)
      this.form.set("wishes", wishTexts(wishes));
  }

  private async send(intentId: string): Promise<Sent<WishesForm>> {
    const { store, saved } = this.#world;
    const choices = choicesOf(store.agreements.known ?? [], this.wishes);
    const outcome = await this.#saving.run(choices, formIdempotencyKey(intentId));
    if (outcome?.kind !== "done" && outcome?.kind !== "found-done")
      return { kind: "failed", answered: outcome?.kind === "not-done" };
    if (outcome.kind === "done") store.agreements.replace(outcome.value);
    const { known } = store.agreements;
    if (known !== undefined) saved(known);
    return { kind: "taken" };
  }

  #hideNews(): void {
    this.setContactMissing(false);
    this.#saving.reset();
  }

  private setContactMissing(isMissing: boolean): void {
    this.isContactMissing = isMissing;
  }
}
