import { action, computed, makeObservable, observable, ObservableMap, ObservableSet } from "mobx";
import type { FormDraft } from "#domain/drafts/index.ts";
import {
  changesOf,
  isEditable,
  isStoredInDrafts,
  locateErrors,
  validateParameter,
  parameterKey,
  parametersOf,
  type FrequencyErrors,
  type WifiParameterChange,
  type ParameterViolation,
  type WifiParameter,
  type WifiParameters,
} from "#domain/wifi/index.ts";
import type { AsyncValue } from "#ui/stores/async-value.ts";

/** Error of a value: a rule of the portal, or the server's message. */
export type ParameterFieldViolation = ParameterViolation | { readonly kind: "refused"; readonly words: string };

/** A field to correct, with its network and label. */
export interface InvalidParameterField {
  readonly key: string;
  readonly frequencyType: string;
  readonly name: string;
  readonly prefix: string;
  readonly violation: ParameterFieldViolation;
}

/** Typed parameters of a router, their errors and their draft (DEV-01, DEV-03). */
export class ParameterForm {
  /** True after the first submission: the summary of errors is shown from then on. */
  isSubmitAttempted = false;
  /** Number of submissions that ended with errors; each moves the focus to the first of them. */
  attempts = 0;
  /** True when the values come from a draft. Passwords are not stored in drafts (SESS-06). */
  isRestored: boolean;
  readonly #parameters: Pick<AsyncValue<WifiParameters>, "known">;
  readonly #draft: FormDraft | undefined;
  readonly #typed = new ObservableMap<string, string>();
  readonly #touched = new ObservableSet<string>();
  readonly #refused = new ObservableMap<string, string>();

  constructor(parameters: Pick<AsyncValue<WifiParameters>, "known">, draft: FormDraft | undefined) {
    this.#parameters = parameters;
    this.#draft = draft;
    for (const [key, value] of Object.entries(draft?.read() ?? {}))
      if (typeof value === "string") this.#typed.set(key, value);
    this.isRestored = this.#typed.size > 0;
    makeObservable(this, {
      isSubmitAttempted: observable,
      attempts: observable,
      isRestored: observable,
      changes: computed,
      summary: computed,
      set: action,
      leave: action,
      reset: action,
      check: action,
      refuse: action,
      clearRefusals: action,
      markTakenUp: action,
      dropApplied: action,
    });
  }

  /** Changes to send. */
  get changes(): readonly WifiParameterChange[] {
    const { known } = this.#parameters;
    return known === undefined ? [] : changesOf(known, this.#typed);
  }

  /** Fields to correct, in their order; empty before the first submission. */
  get summary(): readonly InvalidParameterField[] {
    const { known } = this.#parameters;
    if (known === undefined || !this.isSubmitAttempted) return [];
    return parametersOf(known).flatMap(({ key, frequency: { frequencyType }, parameter: { name, prefix } }) => {
      const violation = this.violationOf(key);
      return violation === undefined ? [] : [{ key, frequencyType, name, prefix, violation }];
    });
  }

  valueOf(key: string): string {
    return this.#typed.get(key) ?? this.#found(key)?.value ?? "";
  }

  /** Error shown at a field; none before the customer leaves it for the first time. */
  violationOf(key: string): ParameterFieldViolation | undefined {
    return this.#touched.has(key) ? this.#violationAt(key) : undefined;
  }

  /** Returns true if the field can be changed. */
  isEditable(key: string): boolean {
    const found = this.#found(key);
    return found !== undefined && isEditable(found);
  }

  /** Stores a typed value. The current value of the router counts as no change. */
  set(key: string, value: string): void {
    if (value === this.#found(key)?.value) this.#typed.delete(key);
    else this.#typed.set(key, value);
    this.#refused.delete(key);
    this.#saveDraft();
  }

  leave(key: string): void {
    if (this.#typed.has(key)) this.#touched.add(key);
  }

  /** Discards the typed values. */
  reset(): void {
    this.#typed.clear();
    this.#touched.clear();
    this.#refused.clear();
    this.isSubmitAttempted = false;
    this.isRestored = false;
    this.#draft?.drop();
  }

  /** Validates the typed values. Returns true if they can be sent. */
  check(): boolean {
    this.isSubmitAttempted = true;
    for (const { frequencyType, provName } of this.changes)
      this.#touched.add(parameterKey({ frequencyType }, { provName }));
    if (this.summary.length === 0) return true;
    this.attempts += 1;
    return false;
  }

  /** Shows the server's messages at their fields. Returns the errors without a field here (DEV-03). */
  refuse(found: readonly FrequencyErrors[]): readonly FrequencyErrors[] {
    const { here, elsewhere } = locateErrors(found, (key) => this.#typed.has(key));
    for (const [key, error] of here) {
      this.#refused.set(key, error);
      this.#touched.add(key);
    }
    if (this.summary.length > 0) this.attempts += 1;
    return elsewhere;
  }

  clearRefusals(): void {
    this.#refused.clear();
  }

  /**
   * Called when the router has accepted a change.
   * @param isSent true when these values were the change. They are kept to be sent again in case the router does not
   * apply them, and need no draft any more
   */
  markTakenUp(isSent: boolean): void {
    this.isRestored = false;
    if (isSent) this.#draft?.drop();
  }

  /** Removes values that the router has now. Otherwise a later change made elsewhere would be reverted. */
  dropApplied(): void {
    for (const [key, value] of this.#typed) if (this.#found(key)?.value === value) this.#typed.delete(key);
    this.#touched.clear();
    this.isSubmitAttempted = false;
    this.#saveDraft();
  }

  #violationAt(key: string): ParameterFieldViolation | undefined {
    const words = this.#refused.get(key);
    if (words !== undefined) return { kind: "refused", words };
    const typed = this.#typed.get(key);
    const found = this.#found(key);
    return typed === undefined || found === undefined || typed === found.value
      ? undefined
      : validateParameter(found, typed);
  }

  #found(key: string): WifiParameter | undefined {
    const { known } = this.#parameters;
    return known === undefined ? undefined : parametersOf(known).find((one) => one.key === key)?.parameter;
  }

  #saveDraft(): void {
    const storedValues = [...this.#typed].filter(([key]) => {
      const found = this.#found(key);
      return found !== undefined && isStoredInDrafts(found);
    });
    this.#draft?.keep(Object.fromEntries(storedValues));
  }
}
