import { action, computed, makeObservable, observable, observableRef } from "mobx";
import type { DraftValues } from "#domain/drafts/index.ts";
import { groupedPhone, phone, phoneDigits, required, ruleViolation } from "#domain/validation/index.ts";
import type { PromisedCallBack } from "#domain/support/index.ts";
import type { FieldViolation } from "#ui/shared/forms/messages.ts";

/** Field of the form. `phone`: the number as typed. `time`: beginning of the chosen time; empty for any time. */
export type CallField = "phone" | "time";

type CallValues = Readonly<Record<CallField, string>>;

/** Fields of the form for a call. */
export class CallFields {
  values: CallValues;
  private opened: CallValues;
  private isTouched = false;
  private isRefused = false;
  readonly #knownPhone: string;

  /** @param typed draft of the values */
  constructor(knownPhone: string, typed: DraftValues | undefined) {
    this.#knownPhone = knownPhone;
    this.opened = { phone: knownPhone, time: "" };
    const stored = (name: CallField): string => {
      const value = typed?.[name];
      return typeof value === "string" ? value : this.opened[name];
    };
    this.values = { phone: stored("phone"), time: stored("time") };
    makeObservable<this, "opened" | "isTouched" | "isRefused">(this, {
      values: observableRef,
      opened: observableRef,
      isTouched: observable,
      isRefused: observable,
      isChanged: computed,
      isPhoneOffered: computed,
      violation: computed,
      set: action,
      touch: action,
      refuse: action,
      fill: action,
      accept: action,
      reset: action,
    });
  }

  get isChanged(): boolean {
    return this.values.phone !== this.opened.phone || this.values.time !== this.opened.time;
  }

  /** True if the form opened with a number, which the customer may change. */
  get isPhoneOffered(): boolean {
    return this.opened.phone !== "";
  }

  get digits(): string {
    return phoneDigits(this.values.phone);
  }

  /** Violation under the number; none before the field was left. */
  get violation(): FieldViolation | undefined {
    if (!this.isTouched) return undefined;
    if (this.isRefused) return ruleViolation("phone");
    const verdict = required(this.values.phone) === "valid" ? phone(this.values.phone) : required(this.values.phone);
    return verdict === "valid" ? undefined : verdict;
  }

  set(name: CallField, value: string): void {
    this.values = { ...this.values, [name]: value };
    this.isRefused = false;
  }

  /** Shows the violation of the number from now on. */
  touch(): void {
    this.isTouched = true;
  }

  /** Marks the number as refused by the server. */
  refuse(): void {
    this.isRefused = true;
  }

  /** Fills in the number and the time of a promised call. */
  fill({ phone: digits, callFrom }: PromisedCallBack): void {
    this.opened = {
      phone: digits === undefined ? this.#knownPhone : groupedPhone(digits),
      time: callFrom === undefined ? "" : String(callFrom),
    };
    this.reset();
  }

  /** Keeps the values as those that the form was opened with. */
  accept(): void {
    this.opened = this.values;
  }

  reset(): void {
    [this.values, this.isTouched, this.isRefused] = [this.opened, false, false];
  }
}
