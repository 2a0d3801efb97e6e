import { applyContactUpdate } from "#domain/contact/apply-contact-update.ts";
import type { ContactFieldName } from "#domain/contact/contact-field.ts";
import type {
  ActivationRefusal,
  CodeRefusal,
  ContactChangePort,
  ContactSaved,
  SaveRefusal,
} from "#domain/contact/contact.port.ts";
import type { ContactUpdate } from "#domain/contact/contact-form-rules.ts";
import type { ContactData } from "#domain/contact/index.ts";
import { fail, succeed, type Result, type TransportFailure } from "#domain/shared-kernel/index.ts";
import { Script } from "./script.ts";

export interface FakeContactChange extends ContactChangePort {
  readonly script: Script<keyof ContactChangePort>;
  /** Sent codes, newest last. */
  readonly codes: readonly { readonly to: string; readonly code: string }[];
  /** Saved updates, in order. */
  readonly saved: readonly ContactUpdate[];
  /** Idempotency keys of all writes, in order. */
  readonly sentIdempotencyKeys: readonly string[];
  data: ContactData;
  /** Given consents that need a main e-mail address. */
  emailConsents: readonly string[];
  /** Set while e-invoices can be activated. */
  offersEInvoice: boolean;
}

type Refusal = ActivationRefusal | CodeRefusal | SaveRefusal;

/** Changes of contact data in memory. */
export function fakeContactChange(first: ContactData): FakeContactChange {
  const script: FakeContactChange["script"] = new Script();
  const codes: { readonly to: string; readonly code: string }[] = [];
  const saved: ContactUpdate[] = [];
  const sentIdempotencyKeys: string[] = [];
  const contents = new Map<string, string>();

  /** Applies a write once per idempotency key, repeats its result, and rejects other content with that key. */
  function once<Order extends { readonly idempotencyKey: string }, Value, Refused extends Refusal>(
    method: keyof ContactChangePort,
    make: (order: Order) => Result<Value, Refused>,
  ) {
    const answers = new Map<string, Result<Value, Refused>>();
    return (order: Order): Promise<Result<Value, Refused | TransportFailure>> => {
      sentIdempotencyKeys.push(order.idempotencyKey);
      return script.answer(method, (): Result<Value, Refused | TransportFailure> => {
        const content = JSON.stringify(order);
        const former = answers.get(order.idempotencyKey);
        if (former !== undefined)
          return contents.get(order.idempotencyKey) === content ? former : fail({ kind: "http", status: 400 });
        const answer = make(order);
        answers.set(order.idempotencyKey, answer);
        contents.set(order.idempotencyKey, content);
        return answer;
      });
    };
  }

  const sendTo = (to: string): Result<"sent", CodeRefusal> => {
    codes.push({ to, code: String(100_000 + codes.length) });
    return succeed("sent");
  };
  const isConfirmed = (value: string, token: string | undefined): boolean =>
    codes.some(({ to, code }) => to === value && code === token);
  const wrongCodes = (contact: ContactUpdate): readonly ContactFieldName[] => {
    const mobiles = contact.mobilePhones.flatMap((phone, index): readonly ContactFieldName[] => {
      if (fake.data.mobilePhones.includes(phone)) return [];
      const field =
        index > 0 || (contact.mobilePhone1Code === undefined && contact.mobilePhone2Code !== undefined)
          ? "mobilePhone2"
          : "mobilePhone1";
      return isConfirmed(phone, field === "mobilePhone1" ? contact.mobilePhone1Code : contact.mobilePhone2Code)
        ? []
        : [field];
    });
    const emails = (["mainEmail", "documentSendEmail"] as const).filter((field) => {
      const value = contact[field];
      return value !== "" && value !== fake.data[field] && !isConfirmed(value, contact[`${field}Code`]);
    });
    return [...mobiles, ...emails];
  };

  const fake: FakeContactChange = {
    script,
    codes,
    saved,
    sentIdempotencyKeys,
    data: first,
    emailConsents: [],
    offersEInvoice: true,
    sendToPhone: once(
      "sendToPhone",
      ({ phone }: { readonly idempotencyKey: string; readonly phone: string }): Result<"sent", CodeRefusal> =>
        /^\d{9}$/.test(phone) ? sendTo(phone) : fail({ kind: "code-refused", code: "unknown" }),
    ),
    sendToEmail: once(
      "sendToEmail",
      ({ email }: { readonly idempotencyKey: string; readonly email: string }): Result<"sent", CodeRefusal> =>
        email.includes("@") ? sendTo(email) : fail({ kind: "code-refused", code: "unknown" }),
    ),
    save: once(
      "save",
      ({
        contact,
      }: {
        readonly idempotencyKey: string;
        readonly contact: ContactUpdate;
      }): Result<ContactSaved, SaveRefusal> => {
        const wrong = wrongCodes(contact);
        if (wrong.length > 0) return fail({ kind: "save-refused", wrongCodes: wrong });
        if (contact.mainEmail === "" && fake.emailConsents.length > 0)
          return succeed({ kind: "consents-needed", consents: fake.emailConsents });
        saved.push(contact);
        fake.data = applyContactUpdate(fake.data, contact);
        return succeed({ kind: "saved" });
      },
    ),
    activateEDocument: once("activateEDocument", (): Result<"activated", ActivationRefusal> => {
      if (!fake.offersEInvoice) return fail({ kind: "activation-refused", message: "E-faktura jest już włączona." });
      fake.offersEInvoice = false;
      return succeed("activated");
    }),
  };
  return fake;
}
