import { action, computed, makeObservable, ObservableMap, observableRef, ObservableSet } from "mobx";
import { CONTACT_FIELDS, contactKindOf, type ContactFieldName } from "#domain/contact/contact-field.ts";
import { reduceContact, openContactForm, type ContactEvent } from "#domain/contact/contact-reducer.ts";
import {
  contactFaults,
  hasChanges,
  meetsRequirement,
  saveObstacleOf,
  type ContactFault,
  type SaveObstacle,
} from "#domain/contact/contact-form.ts";
import type { ContactFormState, ContactFormOptions } from "#domain/contact/contact-form-state.ts";
import { maskContact } from "#domain/contact/format-contact.ts";
import type { ContactData } from "#domain/contact/index.ts";
import type { FormDraft } from "#domain/drafts/index.ts";
import { contactDraft, withContactDraft } from "./contact-draft.ts";

/** Faults of a field that are shown under it; a missing code is shown beside the code instead. */
export type ContactComplaint = Exclude<
  ContactFault["why"],
  "unconfirmedChange" | "requirement" | "requiredPermissions"
>;

/** The fields of the contact form as they are filled in, and their draft. The rules are in the domain. */
export class ContactDataForm {
  flow: ContactFormState | undefined = undefined;
  readonly #draft: FormDraft | undefined;
  readonly #opened = new ObservableSet<ContactFieldName>();
  readonly #left = new ObservableSet<ContactFieldName>();
  /** Typed text, including the characters inserted by the field's mask. */
  readonly #typed = new ObservableMap<ContactFieldName, string>();
  #backendAccess: Extract<ContactEvent, { kind: "backend-access" }> | undefined;

  constructor(draft: FormDraft | undefined) {
    this.#draft = draft;
    makeObservable(this, {
      flow: observableRef,
      faults: computed,
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

  get faults(): readonly ContactFault[] {
    return this.flow === undefined ? [] : contactFaults(this.flow);
  }

  get unavailableReason(): SaveObstacle | undefined {
    return this.flow === undefined ? undefined : saveObstacleOf(this.flow);
  }

  /** Returns whether the form has changes that can still be saved. */
  get hasUnsavedChanges(): boolean {
    const { flow } = this;
    return flow !== undefined && (flow.status.kind === "editing" || flow.status.kind === "needed") && hasChanges(flow);
  }

  /** Returns whether the row of the field is open for typing. */
  isOpen(name: ContactFieldName): boolean {
    return this.#opened.has(name);
  }

  textOf(name: ContactFieldName): string {
    return this.#typed.get(name) ?? maskContact(contactKindOf(name), this.flow?.fields[name].value ?? "");
  }

  /** Returns the fault to show under a field; most faults appear only after the field was left. */
  complaintOf(name: ContactFieldName): ContactComplaint | undefined {
    const why = this.faults.find(({ field }) => field === name)?.why;
    if (why === undefined || why === "unconfirmedChange" || why === "requirement" || why === "requiredPermissions")
      return undefined;
    return why === "wrongCode" || why === "phoneRepeated" || this.#left.has(name) ? why : undefined;
  }

  /** Opens the form on the contact data, with the draft; ignored when it is open. */
  open(data: ContactData, terms: ContactFormOptions): void {
    if (this.flow !== undefined) return;
    const fresh = openContactForm(data, terms);
    const flow = withContactDraft(fresh, this.#draft?.read() ?? {});
    for (const name of CONTACT_FIELDS) if (flow.fields[name].value !== fresh.fields[name].value) this.#opened.add(name);
    // The form was opened to enter the address that a consent requires.
    if (
      terms.origin === "agreements" &&
      terms.requirement === "EMAIL" &&
      !meetsRequirement(flow.fields, terms.requirement)
    )
      this.#opened.add("mainEmail");
    // The response about backend access may have arrived before the data.
    this.flow = this.#backendAccess === undefined ? flow : reduceContact(flow, this.#backendAccess);
  }

  dispatch(event: ContactEvent): void {
    if (event.kind === "backend-access") this.#backendAccess = event;
    if (this.flow === undefined) return;
    this.flow = reduceContact(this.flow, event);
    if (event.kind === "edit" || event.kind === "cancel" || event.kind === "permit")
      this.#draft?.keep(contactDraft(this.flow));
  }

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

  leave(name: ContactFieldName): void {
    this.#left.add(name);
  }

  /** Discards the typed values and the draft. */
  reset(): void {
    this.#draft?.drop();
    this.flow = undefined;
  }
}
