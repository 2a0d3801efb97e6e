import { action, computed, makeObservable, observable } from "mobx";
import { confirmsContactData } from "#domain/contact/confirms-contact-data.ts";
import type { ContactFieldName } from "#domain/contact/contact-field.ts";
import {
  canSave,
  contactUpdate,
  type ContactViolation,
  type ContactUpdate,
  type SaveBlocker,
} from "#domain/contact/contact-form-rules.ts";
import { contactSaveEvent } from "#domain/contact/contact-save-event.ts";
import type { ContactFormState } from "#domain/contact/contact-form-state.ts";
import type { UnsavedForm } from "#ui/shared/forms/unsaved-changes.ts";
import { type AsyncSection, AsyncSectionModel } from "#ui/stores/async-section.ts";
import type { BackendAccessStore } from "#ui/stores/session/backend-access.store.ts";
import { ContactCodes, type CodeTrouble } from "./contact-codes.ts";
import { ContactDataForm, type ContactFieldViolation } from "./contact-data-form.ts";
import { contactFormOptions } from "./contact-form-options.ts";
import { createContactSaving, storeSavedContact, type ContactSaving } from "./contact-saving.ts";
import { LoginCodeNoticeViewModel } from "./login-code-notice.view-model.ts";
import type { ContactDialogOptions, ContactDialogDependencies } from "./contact-dialog-dependencies.ts";

/** View model of one opening of the contact form (ACC-02 to ACC-12): its fields, codes and save. */
export class ContactDialogViewModel implements UnsavedForm {
  /** True while the customer goes to the agreements: the draft stays, and the form closes without a confirmation. */
  private isLeavingForAgreements = false;
  readonly options: ContactDialogOptions;
  readonly #dependencies: ContactDialogDependencies;
  readonly #section: AsyncSectionModel<ContactFormState>;
  readonly #form: ContactDataForm;
  readonly address: Pick<
    ContactDataForm,
    "isAddressOpen" | "openAddress" | "cancelAddress" | "dispatch" | "leave" | "addressViolationOf"
  >;
  readonly #codes: ContactCodes;
  readonly loginCodeNotice: LoginCodeNoticeViewModel;
  /** Backend access of the session (ACC-12): asked again when the form opens. */
  readonly backendAccess: Pick<BackendAccessStore, "isOn" | "checkFailed" | "check">;
  readonly #saving: ContactSaving;

  constructor(dependencies: ContactDialogDependencies, options: ContactDialogOptions) {
    this.#dependencies = dependencies;
    this.options = options;
    const { contact, client } = dependencies;
    this.#form = new ContactDataForm(dependencies.draft);
    this.address = this.#form;
    this.#codes = new ContactCodes(dependencies);
    this.loginCodeNotice = new LoginCodeNoticeViewModel(dependencies.loginCodes);
    this.backendAccess = dependencies.backendAccess;
    this.#saving = createContactSaving(dependencies);
    this.#section = new AsyncSectionModel({
      needs: [contact.data, client.data],
      read: () => this.formState,
      load: async () => {
        await Promise.all([contact.data.load(), client.data.load()]);
        this.#open();
      },
    });
    makeObservable<this, "isLeavingForAgreements">(this, {
      isLeavingForAgreements: observable,
      dirty: computed,
      busy: computed,
      edit: action,
      cancel: action,
      goToAgreements: action,
    });
  }

  get section(): AsyncSection<ContactFormState> {
    return this.#section.section;
  }

  get formState(): ContactFormState | undefined {
    return this.#form.formState;
  }

  get now(): number {
    return this.#codes.now;
  }

  get violations(): readonly ContactViolation[] {
    return this.#form.violations;
  }

  /** Reason why the form cannot be saved: saving incomplete data would delete the rest (ENT-03). */
  get unavailableReason(): SaveBlocker | "incomplete" | "unchecked" | "checkFailed" | undefined {
    if (this.#dependencies.contact.data.isIncomplete) return "incomplete";
    const own = this.#form.unavailableReason;
    if (own !== undefined || this.formState?.status.kind !== "editing") return own;
    if (this.backendAccess.checkFailed) return "checkFailed";
    return this.#dependencies.backendAccess.access === "unknown" ? "unchecked" : undefined;
  }

  get dirty(): boolean {
    return !this.isLeavingForAgreements && this.#form.hasUnsavedChanges;
  }

  get busy(): boolean {
    return this.formState?.status.kind === "saving";
  }

  readonly isOpen = (name: ContactFieldName): boolean => this.#form.isOpen(name);
  readonly textOf = (name: ContactFieldName): string => this.#form.textOf(name);
  readonly troubleOf = (name: ContactFieldName): CodeTrouble | undefined => this.#codes.troubleOf(name);
  readonly violationOf = (name: ContactFieldName): ContactFieldViolation | undefined => this.#form.violationOf(name);

  /** Seconds until another code can be requested. */
  secondsToCode(name: ContactFieldName): number {
    return this.#codes.secondsToNext(this.formState?.fields[name].requestedAt);
  }

  start(): void {
    void this.#section.load();
    void this.backendAccess.check();
    this.#codes.start();
  }

  readonly stop = (): void => this.#codes.stop();
  readonly begin = (name: ContactFieldName): void => {
    this.#form.openRow(name);
    void this.loginCodeNotice.loadFor(name);
  };

  readonly edit = (field: ContactFieldName, text: string): void => {
    this.#codes.hideTrouble(field);
    this.#form.edit(field, text);
  };

  readonly cancel = (field: ContactFieldName): void => {
    this.#codes.hideTrouble(field);
    this.#form.cancel(field);
  };

  readonly leave = (name: ContactFieldName): void => this.#form.leave(name);

  readonly typeCode = (field: ContactFieldName, text: string): void =>
    this.#form.dispatch({ kind: "type-code", field, text });

  readonly permit = (type: string, state: boolean): void => this.#form.dispatch({ kind: "permit", type, state });
  readonly followMainEmail = (follows: boolean): void => this.#form.dispatch({ kind: "follow-main-email", follows });

  /** Returns to the form with its values. */
  readonly stay = (): void => this.#form.dispatch({ kind: "dismiss-consents" });

  readonly goToAgreements = (): void => {
    this.isLeavingForAgreements = true;
  };

  readonly reset = (): void => this.#form.reset();

  /** Requests a code for the value of the field (ACC-03). */
  readonly askCode = async (field: ContactFieldName): Promise<void> => {
    this.leave(field);
    const { clock } = this.#dependencies;
    const before = this.formState;
    this.#form.dispatch({ kind: "request-code", field, now: clock.now() });
    const { formState } = this;
    if (formState === undefined || formState === before) return;
    this.#codes.tick();
    const { value } = formState.fields[field];
    const isSent = await this.#codes.request(field, value);
    // Without a response for a value typed since, the server may be asked again at once: it sends no second code.
    this.#form.dispatch(
      isSent === true ? { kind: "code-sent", field, value, now: clock.now() } : { kind: "code-not-sent", field, value },
    );
  };

  /** Saves once, if the form is valid (ACC-04), and the session may save (ACC-12). */
  readonly save = async (): Promise<void> => {
    const { formState } = this;
    if (formState === undefined || !canSave(formState)) return;
    if (this.backendAccess.isOn || this.unavailableReason !== undefined) return;
    const payload = contactUpdate(formState);
    this.#form.dispatch({ kind: "save" });
    const event = contactSaveEvent((await this.#saving.run(payload)) ?? { kind: "cancelled" });
    if (event.kind === "saved") this.#saved(payload);
    else this.#form.dispatch(event);
  };

  #saved(payload: ContactUpdate): void {
    this.#form.dispatch({ kind: "saved" });
    storeSavedContact(this.#dependencies, payload);
    if (confirmsContactData(payload)) this.#dependencies.storeConfirmation?.();
    this.options.onSaved?.();
  }

  /** Opens the form once the contact data and the customer data are known. */
  #open(): void {
    const { contact, client, ebokAccess } = this.#dependencies;
    const data = contact.data.known;
    const customer = client.data.known;
    if (data !== undefined && customer !== undefined)
      this.#form.open(data, contactFormOptions(this.options, customer, ebokAccess()), this.options.proposal);
  }
}
