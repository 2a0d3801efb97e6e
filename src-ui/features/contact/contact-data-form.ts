import { action, computed, makeObservable, observable, ObservableMap, observableRef, ObservableSet } from "mobx";
import {
  ADDRESS_FIELDS,
  addressViolations,
  isAddressChanged,
  type AddressFieldName,
  type AddressViolation,
} from "#domain/contact/contact-address-form.ts";
import {
  CONTACT_FIELDS,
  contactKindOf,
  type ContactFieldName,
  type ContactProposal,
} from "#domain/contact/contact-field.ts";
import { reduceContact, openContactForm, type ContactEvent } from "#domain/contact/contact-reducer.ts";
import {
  contactViolations,
  hasChanges,
  meetsRequirement,
  saveBlockerOf,
  type ContactViolation,
  type SaveBlocker,
} from "#domain/contact/contact-form-rules.ts";
import type { ContactFormState, ContactFormOptions } from "#domain/contact/contact-form-state.ts";
import { maskContact } from "#domain/contact/format-contact.ts";
import type { ContactData } from "#domain/contact/index.ts";
import type { FormDraft } from "#domain/drafts/index.ts";
import { contactDraft, withContactDraft } from "./contact-draft.ts";

/** Violations of a field that are shown under it; a missing code is shown beside the code instead. */
export type ContactFieldViolation = Exclude<
  ContactViolation["why"],
  "unconfirmedChange" | "requirement" | "requiredPermissions"
>;

function withProposal(formState: ContactFormState, proposal: ContactProposal): ContactFormState {
  let proposed = formState;
  for (const field of CONTACT_FIELDS) {
    const text = proposal[field];
    if (text !== undefined && formState.fields[field].value === "")
      proposed = reduceContact(proposed, { kind: "edit", field, text });
  }
  return proposed;
}

/** Returns the field that the form was opened for: the address of e-invoices, or the one that a consent requires. */
function targetOf(formState: ContactFormState): ContactFieldName | undefined {
  const { origin, requirement } = formState.options;
  if (origin === "eInvoice") return "documentSendEmail";
  return origin === "agreements" && requirement === "EMAIL" && !meetsRequirement(formState) ? "mainEmail" : undefined;
}

/** Events that change the draft. */
const DRAFTED: Readonly<Partial<Record<ContactEvent["kind"], boolean>>> = {
  edit: true,
  cancel: true,
  "edit-address": true,
  "cancel-address": true,
  permit: true,
};

/** The fields of the contact form as they are filled in, and their draft. The rules are in the domain. */
export class ContactDataForm {
  formState: ContactFormState | undefined = undefined;
  readonly #draft: FormDraft | undefined;
  readonly #opened = new ObservableSet<ContactFieldName>();
  /** The customer has opened the address for typing. */
  isAddressOpen = false;
  readonly #left = new ObservableSet<ContactFieldName | AddressFieldName>();
  /** Typed text, including the characters inserted by the field's mask. */
  readonly #typed = new ObservableMap<ContactFieldName, string>();

  constructor(draft: FormDraft | undefined) {
    this.#draft = draft;
    makeObservable(this, {
      formState: observableRef,
      isAddressOpen: observable,
      openAddress: action,
      cancelAddress: action,
      violations: computed,
      unavailableReason: computed,
      open: action,
      dispatch: action,
      openRow: action,
      edit: action,
      cancel: action,
      leave: action,
      reset: action,
    });
  }

  get violations(): readonly ContactViolation[] {
    return this.formState === undefined ? [] : contactViolations(this.formState);
  }

  get unavailableReason(): SaveBlocker | undefined {
    return this.formState === undefined ? undefined : saveBlockerOf(this.formState);
  }

  /** Returns true if the form has changes that can still be saved. */
  get hasUnsavedChanges(): boolean {
    const { formState } = this;
    return (
      formState !== undefined &&
      (formState.status.kind === "editing" || formState.status.kind === "consents-needed") &&
      hasChanges(formState)
    );
  }

  /** Returns true if the row of the field is open for typing. */
  isOpen(name: ContactFieldName): boolean {
    return this.#opened.has(name);
  }

  textOf(name: ContactFieldName): string {
    return this.#typed.get(name) ?? maskContact(contactKindOf(name), this.formState?.fields[name].value ?? "");
  }

  /** Returns the violation to show under a field; most violations appear only after the field was left. */
  violationOf(name: ContactFieldName): ContactFieldViolation | undefined {
    const why = this.violations.find(({ field }) => field === name)?.why;
    if (why === undefined || why === "unconfirmedChange" || why === "requirement" || why === "requiredPermissions")
      return undefined;
    return why === "wrongCode" || why === "phoneRepeated" || this.#left.has(name) ? why : undefined;
  }

  /** Returns the violation to show under an address field, after it was left. */
  addressViolationOf(name: AddressFieldName): AddressViolation["violation"] | undefined {
    if (this.formState === undefined || !this.#left.has(name)) return undefined;
    return addressViolations(this.formState.address).find(({ field }) => field === name)?.violation;
  }

  /** Opens the form on the contact data, with proposed values and the draft; ignored when it is open. */
  open(data: ContactData, options: ContactFormOptions, proposal: ContactProposal = {}): void {
    if (this.formState !== undefined) return;
    const fresh = openContactForm(data, options);
    const formState = withContactDraft(withProposal(fresh, proposal), this.#draft?.read() ?? {});
    for (const name of CONTACT_FIELDS)
      if (formState.fields[name].value !== fresh.fields[name].value) this.#opened.add(name);
    this.isAddressOpen = isAddressChanged(formState.address);
    const target = targetOf(formState);
    if (target !== undefined) this.#opened.add(target);
    this.formState = formState;
  }

  dispatch(event: ContactEvent): void {
    if (this.formState === undefined) return;
    this.formState = reduceContact(this.formState, event);
    if (DRAFTED[event.kind] === true) this.#draft?.keep(contactDraft(this.formState));
  }

  readonly openAddress = (): void => {
    this.isAddressOpen = true;
  };

  /** Restores the stored address and closes its fields. */
  readonly cancelAddress = (): void => {
    this.isAddressOpen = false;
    for (const field of ADDRESS_FIELDS) this.#left.delete(field);
    this.dispatch({ kind: "cancel-address" });
  };

  openRow(name: ContactFieldName): void {
    this.#opened.add(name);
  }

  edit(field: ContactFieldName, text: string): void {
    this.#typed.set(field, text);
    this.dispatch({ kind: "edit", field, text });
  }

  /** Restores the first value and closes the row. */
  cancel(field: ContactFieldName): void {
    this.#left.delete(field);
    this.#opened.delete(field);
    this.#typed.delete(field);
    this.dispatch({ kind: "cancel", field });
  }

  leave(name: ContactFieldName | AddressFieldName): void {
    this.#left.add(name);
  }

  /** Discards the typed values, the open rows and the draft. */
  reset(): void {
    this.#draft?.drop();
    this.formState = undefined;
    this.isAddressOpen = false;
    for (const values of [this.#opened, this.#left, this.#typed]) values.clear();
  }
}
