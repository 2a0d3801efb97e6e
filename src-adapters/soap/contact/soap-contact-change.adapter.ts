import { fail, succeed, type Result, type TransportFailure } from "#domain/shared-kernel/index.ts";
import { CONTACT_FIELDS, type ContactFieldName } from "#domain/contact/contact-field.ts";
import type { ContactUpdate } from "#domain/contact/contact-form.ts";
import type { MarketingPermission, NewPlace } from "#domain/contact/index.ts";
import type { ActivationRefusal, CodeRefusal, ContactChangePort, SaveRefusal } from "#domain/contact/contact.port.ts";
import { type Answer, type SoapCaller, orMalformed, readAnswer } from "../gateway/answer.ts";
import type { Payload } from "../gateway/envelope.ts";

const permissionsWritten = (permissions: readonly MarketingPermission[]): readonly Payload[] =>
  permissions.map(({ type, required, state }) => ({ type, required: String(required), state: String(state) }));

const placeWritten = ({ cityTeryt, streetTeryt, building, city, street, flat }: NewPlace): Payload => ({
  cityTeryt,
  streetTeryt,
  building,
  city,
  street,
  flat,
});

const contactWritten = (contact: ContactUpdate): Payload => ({
  mobilePhones: contact.mobilePhones,
  linePhones: contact.linePhones,
  mainEmail: contact.mainEmail,
  documentSendEmail: contact.documentSendEmail,
  mobilePhone1Token: contact.mobilePhone1Code,
  mobilePhone2Token: contact.mobilePhone2Code,
  mainEmailToken: contact.mainEmailCode,
  documentSendEmailToken: contact.documentSendEmailCode,
  marketingPermissions:
    contact.marketingPermissions === undefined ? undefined : permissionsWritten(contact.marketingPermissions),
  address: contact.address === undefined ? undefined : placeWritten(contact.address),
  eDocumentActivation: contact.activatesEInvoice ? "true" : undefined,
  setFrom: contact.openedFrom === "data-update" ? "dataUpdate" : contact.openedFrom,
});

/** Changing contact data, over SOAP. */
export class SoapContactChangeAdapter implements ContactChangePort {
  readonly #caller: SoapCaller;

  constructor(caller: SoapCaller) {
    this.#caller = caller;
  }

  async sendToPhone({
    intentId,
    phone,
  }: Parameters<ContactChangePort["sendToPhone"]>[0]): ReturnType<ContactChangePort["sendToPhone"]> {
    return sent(await this.#caller.call("setPhoneChangeToken", { intentId, phoneNumber: phone }));
  }

  async sendToEmail({
    intentId,
    email,
  }: Parameters<ContactChangePort["sendToEmail"]>[0]): ReturnType<ContactChangePort["sendToEmail"]> {
    return sent(await this.#caller.call("setEmailChangeToken", { intentId, emailAddress: email }));
  }

  async backendAccess(): ReturnType<ContactChangePort["backendAccess"]> {
    return readAnswer(await this.#caller.call("checkBackdoor"), (data) => data.optionalFlag("backdoor"));
  }

  async save({ intentId, contact }: Parameters<ContactChangePort["save"]>[0]): ReturnType<ContactChangePort["save"]> {
    const contactData = contactWritten(contact);
    const outcome = await this.#caller.call("setContactData", { intentId, contactData });
    if (!outcome.ok) return saveRefusal(outcome.failure);
    const { data } = outcome.value;
    if (data.flag("saved")) return succeed({ kind: "saved" });
    const consents = data.texts("enabledConsents") ?? [];
    return consents.length > 0 ? succeed({ kind: "consents-need", consents }) : saveRefusal(failureOf(outcome.value));
  }

  async activateEDocument({
    intentId,
    permissions,
  }: Parameters<ContactChangePort["activateEDocument"]>[0]): ReturnType<ContactChangePort["activateEDocument"]> {
    const outcome = await this.#caller.call("activateEDocument", {
      intentId,
      activateEDocumentData: { marketingPermissions: permissionsWritten(permissions) },
    });
    if (!outcome.ok) return activationRefusal(outcome.failure);
    return outcome.value.data.flag("activated") ? succeed("activated") : activationRefusal(failureOf(outcome.value));
  }
}

/** The answer to a code that was asked for. */
function sent(outcome: Result<Answer, TransportFailure>): Result<"sent", CodeRefusal | TransportFailure> {
  if (!outcome.ok)
    return outcome.failure.kind === "refused" ? fail({ kind: "code-refused", code: "unknown" }) : outcome;
  const { refusalCode, data } = outcome.value;
  if (data.flag("sent")) return succeed("sent");
  if (refusalCode === undefined) return orMalformed<"sent">(undefined);
  return fail({ kind: "code-refused", code: refusalCode === "too-many-codes" ? refusalCode : "unknown" });
}

/** Failure of an answer that confirms nothing; without a message or code it is no valid answer. */
function failureOf({ errorCode, errorMessage }: Answer): TransportFailure {
  const message = errorMessage ?? errorCode;
  return message === undefined ? { kind: "malformed", why: "wrong-field" } : { kind: "refused", message };
}

/** Fields named in `WRONG_TOKEN;mainEmail;mobilePhone1`; none for any other message (ACC-06). */
function wrongCodesIn(message: string): readonly ContactFieldName[] {
  const [word, ...named] = message.split(";").map((part) => part.trim());
  return word === "WRONG_TOKEN" ? CONTACT_FIELDS.filter((name) => named.includes(name)) : [];
}

function saveRefusal(failure: TransportFailure): Result<never, SaveRefusal | TransportFailure> {
  return fail(
    failure.kind === "refused" ? { kind: "save-refused", wrongCodes: wrongCodesIn(failure.message) } : failure,
  );
}

function activationRefusal(failure: TransportFailure): Result<never, ActivationRefusal | TransportFailure> {
  return fail(failure.kind === "refused" ? { kind: "activation-refused", message: failure.message } : failure);
}
