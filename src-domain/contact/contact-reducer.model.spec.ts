import fc from "fast-check";
import { expect, it } from "vitest";
import { CONTACT_FIELDS, type ContactFieldName } from "./contact-field.ts";
import { reduceContact, openContactForm, type ContactEvent } from "./contact-reducer.ts";
import { canSave, contactViolations, contactUpdate } from "./contact-form-rules.ts";
import type { ContactFormState, ContactFormOptions } from "./contact-form-state.ts";
import type { ContactData } from "./contact.ts";

/**
 * Model of the form, written from the requirements alone. It stores what happened to each field and derives whether the
 * form can be saved and what is sent, without the states or rules of the reducer.
 */
interface ModelCode {
  awaited: boolean;
  coded: boolean;
  code: string;
  wrong: boolean;
  requestedAt: number;
}

interface ModelField extends ModelCode {
  initial: string;
  value: string;
  /** Codes of the values that the field had. */
  codes: Map<string, ModelCode>;
}

const noCode = (): ModelCode => ({ awaited: false, coded: false, code: "", wrong: false, requestedAt: -Infinity });

const isEmail = (name: ContactFieldName): boolean => name.endsWith("Email");
const isLine = (name: ContactFieldName): boolean => name.startsWith("line");

class Model {
  readonly fields: Record<ContactFieldName, ModelField>;
  permissions: { type: string; required: boolean; state: boolean }[];
  readonly #first: string;
  /** Types of the permissions that were given when the form opened. */
  readonly #given: ReadonlySet<string>;
  readonly #options: ContactFormOptions;
  saving = false;
  over: boolean;
  needed = false;
  follows: boolean | undefined = undefined;

  constructor(data: ContactData, options: ContactFormOptions) {
    const field = (initial = ""): ModelField => ({
      initial,
      value: initial,
      codes: new Map(),
      ...noCode(),
    });
    this.fields = {
      mobilePhone1: field(data.mobilePhones[0]),
      mobilePhone2: field(data.mobilePhones[1]),
      linePhone1: field(data.linePhones[0]),
      linePhone2: field(data.linePhones[1]),
      mainEmail: field(data.mainEmail),
      documentSendEmail: field(data.documentSendEmail),
    };
    this.permissions = data.marketingPermissions.map((one) => ({ ...one }));
    this.#first = JSON.stringify(this.permissions);
    this.#given = new Set(this.permissions.filter(({ state }) => state).map(({ type }) => type));
    this.#options = options;
    const hasAddress =
      !options.restricted.address && (options.origin === "personalData" || options.origin === "data-update");
    this.over =
      !options.visible || !options.editable || (options.restricted.email && options.restricted.phone && !hasAddress);
  }

  get editing(): boolean {
    return !this.over && !this.saving && !this.needed;
  }

  shows(name: ContactFieldName): boolean {
    const { origin, ebokAccess, restricted } = this.#options;
    if (isEmail(name) ? restricted.email : restricted.phone) return false;
    return name !== "documentSendEmail" || origin === "eInvoice" || (ebokAccess && origin !== "offerSummary");
  }

  /** Separate validation of the values that the test types. */
  fits(name: ContactFieldName, value: string): boolean {
    return isEmail(name) ? /^[a-z]+@[a-z]+\.pl$/.test(value) && value.length <= 250 : /^\d{9}$/.test(value);
  }

  private repeats(name: ContactFieldName): boolean {
    const phones = CONTACT_FIELDS.filter((other) => other !== name && !isEmail(other) && !isEmail(name));
    return phones.some((other) => this.fields[other].value === this.fields[name].value);
  }

  private blocked(name: ContactFieldName): boolean {
    const { initial, value, coded, awaited, code, wrong } = this.fields[name];
    if (!this.shows(name) || value === initial) return false;
    if (value === "") return false;
    if (!this.fits(name, value)) return true;
    if (this.repeats(name)) return true;
    return !isLine(name) && (!coded || awaited || code.trim() === "" || wrong);
  }

  get savable(): boolean {
    if (!this.editing) return false;
    const { origin, requirement } = this.#options;
    const has = (names: readonly ContactFieldName[]): boolean => names.some((name) => this.fields[name].value !== "");
    const mobile = has(["mobilePhone1", "mobilePhone2"]);
    const phone = mobile || has(["linePhone1", "linePhone2"]);
    const mail = has(["mainEmail"]);
    const anyMail = mail || (origin === "eInvoice" && has(["documentSendEmail"]));
    const enough = {
      EMAIL_OR_PHONE: mail || phone,
      EMAIL: anyMail,
      PHONE: phone,
      EMAIL_AND_MOBILE_PHONE: mail && mobile,
    }[requirement];
    const permits = origin !== "agreements";
    const changed =
      CONTACT_FIELDS.some((name) => this.fields[name].value !== this.fields[name].initial) ||
      (permits && JSON.stringify(this.permissions) !== this.#first);
    const isNew = ({ type, state }: { type: string; state: boolean }): boolean => state && !this.#given.has(type);
    const adds =
      CONTACT_FIELDS.some((name) => !["", this.fields[name].initial].includes(this.fields[name].value)) ||
      this.permissions.some(isNew);
    const lacks =
      permits &&
      adds &&
      this.permissions.some(({ type, required, state }) => required && !state && !this.#given.has(type));
    return enough && changed && !lacks && !CONTACT_FIELDS.some((name) => this.blocked(name));
  }

  get payload() {
    const { origin } = this.#options;
    const value = (name: ContactFieldName): string => this.fields[name].value;
    const token = (name: ContactFieldName): string | undefined => {
      const { initial, value: now, coded, awaited, code } = this.fields[name];
      return now !== initial && now !== "" && coded && !awaited ? code.trim() : undefined;
    };
    const { mainEmail, documentSendEmail } = this.fields;
    const { initial: document } = documentSendEmail;
    // E-invoices with the address of the main e-mail stay with it, unless the customer chose otherwise. A form that
    // does not show their address leaves it.
    const follows =
      this.shows("documentSendEmail") &&
      document !== "" &&
      documentSendEmail.value === document &&
      !["", mainEmail.initial, document, ...INVALID_MAILS].includes(mainEmail.value) &&
      (this.follows ?? document === mainEmail.initial);
    const documentField = follows ? "mainEmail" : "documentSendEmail";
    return {
      mobilePhones: [value("mobilePhone1"), value("mobilePhone2")].filter(Boolean),
      linePhones: [value("linePhone1"), value("linePhone2")].filter(Boolean),
      mainEmail: value("mainEmail"),
      documentSendEmail: value(documentField),
      mobilePhone1Code: token("mobilePhone1"),
      mobilePhone2Code: token("mobilePhone2"),
      mainEmailCode: token("mainEmail"),
      documentSendEmailCode: token(documentField),
      marketingPermissions: origin === "agreements" ? undefined : this.permissions,
      activatesEInvoice: origin === "eInvoice",
      openedFrom: origin === "agreements" ? "agreements" : origin === "data-update" ? "data-update" : undefined,
    };
  }

  /** A response belongs to the value that it names, also while the form is saved. */
  private respond(event: Extract<ContactEvent, { kind: "code-sent" | "code-not-sent" }>): void {
    const field = this.fields[event.field];
    const own = event.value === field.value ? field : field.codes.get(event.value);
    if (own === undefined || !own.awaited) return;
    own.awaited = false;
    if (event.kind === "code-not-sent") own.requestedAt = -Infinity;
    else Object.assign(own, { coded: true, code: "", wrong: false });
  }

  apply(event: ContactEvent): void {
    if (event.kind === "code-sent" || event.kind === "code-not-sent") {
      if (!this.over) this.respond(event);
      return;
    }
    if (this.saving) return this.answer(event);
    if (this.needed) {
      if (event.kind === "dismiss-consents") this.needed = false;
      return;
    }
    if (this.over) return;
    if (event.kind === "save") {
      this.saving = this.savable;
      return;
    }
    if (event.kind === "permit") {
      for (const one of this.permissions) if (one.type === event.type) one.state = event.state;
      return;
    }
    if (event.kind === "follow-main-email") {
      this.follows = event.follows;
      return;
    }
    if (event.kind === "edit-address" || event.kind === "cancel-address") return;
    if ("field" in event) this.applyToField(this.fields[event.field], event);
  }

  private applyToField(
    field: ModelField,
    event: Exclude<Extract<ContactEvent, { field: string }>, { kind: "edit-address" | "code-sent" | "code-not-sent" }>,
  ): void {
    const change = (value: string): void => {
      const { awaited, coded, code, wrong, requestedAt } = field;
      field.codes.set(field.value, { awaited, coded, code, wrong, requestedAt });
      Object.assign(field, field.codes.get(value) ?? noCode());
      field.value = value;
    };
    switch (event.kind) {
      case "edit": {
        if (!this.shows(event.field)) return;
        const value = isEmail(event.field) ? event.text.trim() : event.text.replaceAll(/[ -]/g, "");
        change(value);
        return;
      }
      case "cancel":
        change(field.initial);
        return;
      case "request-code": {
        const can =
          this.shows(event.field) &&
          !isLine(event.field) &&
          !field.awaited &&
          field.value !== "" &&
          field.value !== field.initial &&
          this.fits(event.field, field.value) &&
          !this.repeats(event.field);
        if (can && event.now - field.requestedAt >= 60_000) {
          field.awaited = true;
          field.requestedAt = event.now;
        }
        return;
      }
      case "type-code":
        if (field.coded && event.text.length <= 8) {
          field.code = event.text;
          field.wrong = false;
        }
    }
  }

  private answer(event: ContactEvent): void {
    if (event.kind === "saved") this.over = true;
    else if (event.kind === "consents-needed") this.needed = true;
    else if (event.kind === "refused") {
      for (const name of event.wrongCodes) if (this.fields[name].coded) this.fields[name].wrong = true;
    } else if (event.kind !== "unanswered" && event.kind !== "backend-access-refused" && event.kind !== "cancelled")
      return;
    this.saving = false;
  }
}

const aField = fc.constantFrom(...CONTACT_FIELDS);
const INVALID_MAILS = ["nikt", "a@b"] as const;
const MAILS = ["", "anna@poczta.pl", " jan@poczta.pl ", "jan@poczta.pl", ...INVALID_MAILS] as const;
const PHONES = ["", "601234567", "602-118-904", "602118904", "58 301 22 47", "583012247", "12345"] as const;
const textFor = (field: ContactFieldName): fc.Arbitrary<string> =>
  isEmail(field) ? fc.constantFrom(...MAILS) : fc.constantFrom(...PHONES);
const known = (text: string): string => text.replaceAll(/[ -]/g, "");
/** Time since the event before, ms. */
const moment = fc.nat({ max: 90_000 });

const anEvent: fc.Arbitrary<ContactEvent> = fc.oneof(
  {
    weight: 5,
    arbitrary: aField.chain((field) =>
      fc.record({ kind: fc.constant("edit" as const), field: fc.constant(field), text: textFor(field) }),
    ),
  },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant("request-code" as const), field: aField, now: moment }) },
  {
    weight: 4,
    arbitrary: aField.chain((field) =>
      fc.record({
        kind: fc.constant("code-sent" as const),
        field: fc.constant(field),
        value: textFor(field).map(known),
        now: moment,
      }),
    ),
  },
  {
    weight: 1,
    arbitrary: aField.chain((field) =>
      fc.record({
        kind: fc.constant("code-not-sent" as const),
        field: fc.constant(field),
        value: textFor(field).map(known),
      }),
    ),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant("type-code" as const),
      field: aField,
      text: fc.constantFrom("123456", "  ", "", "12345678", "123456789"),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("cancel" as const), field: aField }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant("permit" as const),
      type: fc.constantFrom("EMAIL", "PHONE"),
      state: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("follow-main-email" as const), follows: fc.boolean() }) },
  { weight: 4, arbitrary: fc.constant<ContactEvent>({ kind: "save" }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom<ContactEvent>(
      { kind: "saved" },
      { kind: "unanswered" },
      { kind: "backend-access-refused" },
      { kind: "cancelled" },
      { kind: "dismiss-consents" },
      { kind: "consents-needed", consents: ["Oferty e-mailem"] },
    ),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant("refused" as const),
      wrongCodes: fc.array(aField, { maxLength: 2 }),
    }),
  },
);

/**
 * Full sequence that makes one field savable, sometimes with another code that is not sent, because random single
 * events rarely get there.
 */
const aConfirmation: fc.Arbitrary<readonly ContactEvent[]> = aField.chain((field) =>
  fc.tuple(textFor(field), fc.boolean()).map(([text, isAskedAgain]): readonly ContactEvent[] => {
    const value = isEmail(field) ? text.trim() : known(text);
    return [
      { kind: "edit", field, text },
      { kind: "request-code", field, now: 61_000 },
      { kind: "code-sent", field, value, now: 0 },
      { kind: "type-code", field, text: "123456" },
      ...(isAskedAgain
        ? ([
            { kind: "request-code", field, now: 61_000 },
            { kind: "code-not-sent", field, value },
          ] as const)
        : []),
      { kind: "save" },
    ];
  }),
);

const someData: fc.Arbitrary<ContactData> = fc.record({
  mobilePhones: fc.constantFrom([], ["601234567"], ["601234567", "602118904"]),
  linePhones: fc.constantFrom([], ["583012247"]),
  mainEmail: fc.constantFrom(undefined, "anna@poczta.pl"),
  documentSendEmail: fc.constantFrom(undefined, "anna@poczta.pl", "faktury@poczta.pl"),
  marketingPermissions: fc.boolean().map((state) => [
    { type: "EMAIL", required: false, state: false },
    { type: "PHONE", required: true, state },
  ]),
  showChat: fc.constant(true),
  address: fc.constant(undefined),
});
const someOptions: fc.Arbitrary<ContactFormOptions> = fc.record({
  origin: fc.constantFrom("personalData", "agreements", "eInvoice", "offerSummary", "data-update"),
  requirement: fc.constantFrom("EMAIL_OR_PHONE", "EMAIL", "PHONE", "EMAIL_AND_MOBILE_PHONE"),
  visible: fc.constantFrom(true, true, true, false),
  editable: fc.constantFrom(true, true, true, false),
  ebokAccess: fc.boolean(),
  restricted: fc.constantFrom(
    ...[false, false, false, true].flatMap((email) =>
      [false, false, false, true].map((phone) => ({ email, phone, address: false })),
    ),
  ),
});

it("(part of ACC-02 to ACC-11) saves and sends only allowed contact data in any event order", () => {
  let saved = 0;
  fc.assert(
    fc.property(
      someData,
      someOptions,
      fc.array(
        fc.oneof(
          anEvent.map((event) => [event]),
          aConfirmation,
        ),
        { maxLength: 40 },
      ),
      (data, options, steps) => {
        let formState: ContactFormState = openContactForm(data, options);
        const model = new Model(data, options);
        let clock = 0;
        for (const step of steps.flat()) {
          const event = "now" in step ? { ...step, now: (clock += step.now) } : step;
          formState = reduceContact(formState, event);
          model.apply(event);
          if (event.kind === "save" && formState.status.kind === "saving") saved += 1;
          expect(formState.status.kind === "saving").toBe(model.saving);
          expect(formState.status.kind === "consents-needed").toBe(model.needed);
          expect(canSave(formState)).toBe(model.savable);
          expect(CONTACT_FIELDS.map((name) => formState.fields[name].value)).toEqual(
            CONTACT_FIELDS.map((name) => model.fields[name].value),
          );
          expect(contactUpdate(formState)).toEqual(model.payload);
          if (canSave(formState)) expect(contactViolations(formState)).toEqual([]);
        }
      },
    ),
  );
  expect(saved, "some walks reach a save").toBeGreaterThan(0);
});
