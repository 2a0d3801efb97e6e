import { action, computed, makeObservable, observable, reaction } from "mobx";
import {
  consentChoicesOf,
  consentFaults,
  isReachable,
  unsavedSelection,
  parseSelection,
  serializeSelection,
  selectConsent,
  type Agreement,
  type ConsentChoices,
  type ConsentRefusal,
  type ConsentSelection,
} from "#domain/consents/index.ts";
import { saveConsents } from "#domain/consents/use-cases/save-consents.ts";
import { contractsOf, type Contract } from "#domain/products/contracts.ts";
import { formIdempotencyKey } from "#domain/shared-kernel/write.ts";
import { FormModel, type SubmitResult } from "#ui/shared/forms/form-model.ts";
import { AsyncSectionModel } from "#ui/stores/async-section.ts";
import { WriteCommand } from "#ui/stores/write-command.ts";
import { agreementGroups, type AgreementGroup, type ContactNeed } from "./agreement-rows.ts";
import type { AgreementsDependencies } from "./agreements-dependencies.ts";
import { resultMessageOf, type AgreementsResultMessage } from "./agreements-result-message.ts";
import { ConsentChangesForm } from "./consent-changes-form.ts";

/**
 * State of the agreements: what is given, what is to be changed, and what keeps it from being saved (CONSENT-01 to
 * CONSENT-03).
 */
export class AgreementsViewModel {
  /** A consent to be given needs contact data that the customer did not enter when asked for them. */
  private isContactMissing = false;
  readonly form: FormModel<ConsentChangesForm>;
  readonly groups: AsyncSectionModel<readonly AgreementGroup[]>;
  readonly contracts: AsyncSectionModel<readonly Contract[]>;
  readonly #dependencies: AgreementsDependencies;
  readonly #saving: WriteCommand<ConsentChoices, readonly Agreement[], ConsentRefusal>;

  constructor(dependencies: AgreementsDependencies) {
    this.#dependencies = dependencies;
    const { store, client } = dependencies;
    this.#saving = new WriteCommand(
      (choices: ConsentChoices, key) =>
        saveConsents({ agreements: store, reload: () => store.agreements.refetch() }, choices, key),
      dependencies.idempotencyKeys,
    );
    this.form = new FormModel({
      open: () => new ConsentChangesForm(() => store.agreements.known ?? []),
      idempotencyKeys: dependencies.idempotencyKeys,
      content: ({ wishes }) => [[...wishes].toSorted()],
      send: (_form, idempotencyKey) => this.send(idempotencyKey),
      draft: dependencies.draft,
    });
    this.groups = new AsyncSectionModel({
      needs: [store.agreements],
      read: () => this.read(),
      load: () => store.agreements.load(),
    });
    this.contracts = new AsyncSectionModel({
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

  get resultMessage(): AgreementsResultMessage | undefined {
    return this.isContactMissing ? "contact" : resultMessageOf(this.#saving.state);
  }

  /** What is wished for, among the consents that are known. */
  get wishes(): ConsentSelection {
    return unsavedSelection(parseSelection(this.form.form.wishes), this.#dependencies.store.agreements.known ?? []);
  }

  /** How many consents differ from what is saved. */
  get changes(): number {
    return this.wishes.size;
  }

  /** The ids of the consents that must be given before anything is saved, once that was tried (CONSENT-03). */
  get demanded(): readonly string[] {
    if (!this.form.isSubmitAttempted) return [];
    return this.faults().flatMap(({ kind, consentId }) => (kind === "required" ? [consentId] : []));
  }

  /** Asks, and keeps what is wished for beside what is known. Returns what stops that. */
  start(): () => void {
    const { store, contact, client } = this.#dependencies;
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
    const consent = this.#dependencies.store.agreements.known?.find((one) => one.consentId === consentId);
    if (consent === undefined || this.form.busy) return;
    this.#hideNews();
    const need = isGiven ? this.needOf(consent) : undefined;
    if (need === undefined) return this.setPendingValue(consent, isGiven);
    await this.#dependencies.openContact(need);
    if (this.needOf(consent) === undefined) this.setPendingValue(consent, true);
  }

  /** Opens the contact data for a consent that waits for them. */
  readonly addContact = (need: ContactNeed): Promise<void> => this.#dependencies.openContact(need);

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
    const missingContact = this.missingContact;
    if (missingContact !== undefined) {
      await this.#dependencies.openContact(missingContact);
      if (this.missingContact !== undefined) return this.setContactMissing(true);
    }
    await this.form.submit();
    this.settle();
  };

  /** What the first of the consents that are about to be given still waits for. */
  private get missingContact(): ContactNeed | undefined {
    const ids = this.faults().flatMap(({ kind, consentId }) => (kind === "contact" ? [consentId] : []));
    return this.#dependencies.store.agreements.known?.find(({ consentId }) => ids.includes(consentId))
      ?.settingRequirements;
  }

  private read(): readonly AgreementGroup[] | undefined {
    const { known } = this.#dependencies.store.agreements;
    const { wishes, demanded } = this;
    return known && agreementGroups(known, { wishes, demanded, needOf: (consent) => this.needOf(consent) });
  }

  /** What a consent waits for; nothing where contact data are not known: the provider decides. */
  private needOf(consent: Agreement): ContactNeed | undefined {
    const contacts = this.#dependencies.contact.data.known;
    return contacts === undefined || isReachable(consent, contacts) ? undefined : consent.settingRequirements;
  }

  private faults() {
    return consentFaults(
      this.#dependencies.store.agreements.known ?? [],
      this.wishes,
      this.#dependencies.contact.data.known,
    );
  }

  private setPendingValue(consent: Agreement, isGiven: boolean): void {
    this.form.set("wishes", serializeSelection(selectConsent(this.wishes, consent, isGiven)));
  }

  /** Wishes that came true elsewhere, or whose consent is gone, are wishes no more. */
  private settle(): void {
    const { wishes } = this;
    if (this.#dependencies.store.agreements.known !== undefined && wishes.size !== this.form.form.wishes.length)
      this.form.set("wishes", serializeSelection(wishes));
  }

  private async send(idempotencyKey: string): Promise<SubmitResult<ConsentChangesForm>> {
    const { store, saved } = this.#dependencies;
    const choices = consentChoicesOf(store.agreements.known ?? [], this.wishes);
    const outcome = await this.#saving.run(choices, formIdempotencyKey(idempotencyKey));
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
