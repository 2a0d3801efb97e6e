import { action, computed, makeObservable, observable, reaction } from "mobx";
import {
  consentChoicesOf,
  consentViolations,
  isReachable,
  unsavedSelection,
  parseSelection,
  serializeSelection,
  selectConsent,
} from "#domain/consents/index.ts";
import type { Agreement, ConsentChoices, ConsentRefusal, ConsentSelection } from "#domain/consents/index.ts";
import { saveConsents } from "#domain/consents/use-cases/save-consents.ts";
import { formIdempotencyKey } from "#domain/shared-kernel/write.ts";
import { contractsWithRights, type ContractWithRights } from "#domain/termination/contract-rights.ts";
import { FormModel, type SubmitResult } from "#ui/shared/forms/form-model.ts";
import { AsyncSectionModel } from "#ui/stores/async-section.ts";
import { WriteCommand } from "#ui/stores/write-command.ts";
import { agreementGroups, canAddContact, type AgreementGroup, type ContactNeed } from "./agreement-rows.ts";
import type { AgreementsDependencies } from "./agreements-dependencies.ts";
import { resultMessageOf, type AgreementsResultMessage } from "./agreements-result-message.ts";
import { ConsentChangesForm } from "./consent-changes-form.ts";

/** View model of the agreements page: saved consents, pending changes, errors (CONSENT-01 to CONSENT-03). */
export class AgreementsViewModel {
  /** A pending consent requires contact data that the customer has not entered. */
  private isContactMissing = false;
  readonly form: FormModel<ConsentChangesForm>;
  readonly groups: AsyncSectionModel<readonly AgreementGroup[]>;
  readonly contracts: AsyncSectionModel<readonly ContractWithRights[]>;
  readonly #dependencies: AgreementsDependencies;
  readonly #saving: WriteCommand<ConsentChoices, readonly Agreement[], ConsentRefusal>;

  constructor(dependencies: AgreementsDependencies) {
    this.#dependencies = dependencies;
    const { store, client, today } = dependencies;
    this.#saving = new WriteCommand(
      (choices: ConsentChoices, key) =>
        saveConsents({ agreements: store, reload: () => store.agreements.refetch() }, choices, key),
      dependencies.idempotencyKeys,
    );
    this.form = new FormModel({
      open: () => new ConsentChangesForm(() => store.agreements.known ?? []),
      idempotencyKeys: dependencies.idempotencyKeys,
      content: ({ pendingChanges }) => [[...pendingChanges].toSorted()],
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
      fields: ["products"],
      read: () => client.data.known && contractsWithRights(client.data.known.products, today.today),
      load: () => client.data.load(),
    });
    makeObservable<this, "isContactMissing" | "setContactMissing">(this, {
      isContactMissing: observable,
      selection: computed,
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

  get #known(): readonly Agreement[] | undefined {
    return this.#dependencies.store.agreements.known;
  }

  /** Pending changes of the known consents. */
  get selection(): ConsentSelection {
    return unsavedSelection(parseSelection(this.form.form.pendingChanges), this.#known ?? []);
  }

  /** Number of consents that differ from the saved ones. */
  get changes(): number {
    return this.selection.size;
  }

  /** Ids of required consents that are missing beside given ones; empty before the first try to save (CONSENT-03). */
  get demanded(): readonly string[] {
    if (!this.form.isSubmitAttempted) return [];
    return this.violations().flatMap(({ kind, consentId }) => (kind === "required" ? [consentId] : []));
  }

  /** Loads the data and drops pending changes that a reload makes obsolete. Returns the function that stops this. */
  start(): () => void {
    const { store, contact, client } = this.#dependencies;
    void store.agreements.refresh();
    void contact.data.load();
    void client.data.load();
    return reaction(
      () => store.agreements.known,
      () => this.dropAppliedChanges(),
    );
  }

  /**
   * Changes a consent in the form. If it needs missing contact data, opens their form first and gives the consent only
   * after they were entered (CONSENT-02).
   */
  async toggle(consentId: string, isGiven: boolean): Promise<void> {
    const consent = this.#known?.find((one) => one.consentId === consentId);
    if (consent === undefined || this.form.busy) return;
    this.#hideResultMessage();
    const need = isGiven ? this.needOf(consent) : undefined;
    if (need === undefined) return this.setPendingValue(consent, isGiven);
    if (!this.canAdd(need)) return;
    await this.#dependencies.openContact(need);
    if (this.needOf(consent) === undefined) this.setPendingValue(consent, true);
  }

  /** Opens the contact data required by a consent. */
  readonly addContact = (need: ContactNeed): Promise<void> => this.#dependencies.openContact(need);

  readonly undo = (): void => {
    if (this.form.busy) return;
    this.#hideResultMessage();
    this.form.reset();
  };

  /** Saves the changes; gives none while a required one is missing. */
  readonly save = async (): Promise<void> => {
    if (this.form.busy || this.changes === 0) return;
    this.#hideResultMessage();
    // The address may have been removed since the consent was chosen.
    const missingContact = this.missingContact;
    if (missingContact !== undefined) {
      if (this.canAdd(missingContact)) await this.#dependencies.openContact(missingContact);
      if (this.missingContact !== undefined) return this.setContactMissing(true);
    }
    await this.form.submit();
    this.dropAppliedChanges();
  };

  /** Contact data that the first pending consent still requires. */
  private get missingContact(): ContactNeed | undefined {
    const ids = this.violations().flatMap(({ kind, consentId }) => (kind === "contact" ? [consentId] : []));
    return this.#known?.find(({ consentId }) => ids.includes(consentId))?.settingRequirements;
  }

  private read(): readonly AgreementGroup[] | undefined {
    const { selection, demanded, needOf, canAdd } = this;
    return this.#known && agreementGroups(this.#known, { selection, demanded, needOf, canAdd });
  }

  /** Returns the contact data that a consent lacks; `undefined` while unknown, because the server checks them too. */
  private readonly needOf = (consent: Agreement): ContactNeed | undefined => {
    const contacts = this.#dependencies.contact.data.known;
    return contacts === undefined || isReachable(consent, contacts) ? undefined : consent.settingRequirements;
  };

  private readonly canAdd = (need: ContactNeed): boolean =>
    canAddContact(this.#dependencies.client.data.known?.client, need);

  private violations() {
    return consentViolations(this.#known ?? [], this.selection, this.#dependencies.contact.data.known);
  }

  private setPendingValue(consent: Agreement, isGiven: boolean): void {
    this.form.set("pendingChanges", serializeSelection(selectConsent(this.selection, consent, isGiven)));
  }

  /** Drops pending changes that equal the saved value or whose consent no longer exists. */
  private dropAppliedChanges(): void {
    const { selection } = this;
    if (this.#known !== undefined && selection.size !== this.form.form.pendingChanges.length)
      this.form.set("pendingChanges", serializeSelection(selection));
  }

  private async send(idempotencyKey: string): Promise<SubmitResult<ConsentChangesForm>> {
    const { store, saved } = this.#dependencies;
    const choices = consentChoicesOf(this.#known ?? [], this.selection);
    const outcome = await this.#saving.run(choices, formIdempotencyKey(idempotencyKey));
    if (outcome?.kind !== "done" && outcome?.kind !== "found-done")
      return { kind: "failed", answered: outcome?.kind === "not-done" };
    if (outcome.kind === "done") store.agreements.replace(outcome.value);
    if (this.#known !== undefined) saved(this.#known);
    return { kind: "handed-over" };
  }

  #hideResultMessage(): void {
    this.setContactMissing(false);
    this.#saving.reset();
  }

  private setContactMissing(isMissing: boolean): void {
    this.isContactMissing = isMissing;
  }
}
