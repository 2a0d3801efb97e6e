import { fail, succeed, type Result, type TransportFailure } from "#domain/shared-kernel/index.ts";
import { CONTACT_FIELDS, type ContactFieldName } from "#domain/contact/contact-field.ts";
import type { ContactUpdate } from "#domain/contact/contact-form-rules.ts";
import type { MarketingPermission, NewContactAddress } from "#domain/contact/index.ts";
import type { ActivationRefusal, CodeRefusal, ContactChangePort, SaveRefusal } from "#domain/contact/contact.port.ts";
import { type ServiceResponse, type OperationGateway, orMalformed } from "../gateway/service-response.ts";
import type { Payload } from "../gateway/envelope.ts";

const encodePermissions = (permissions: readonly MarketingPermission[]): readonly Payload[] =>
  permissions.map(({ type, required, state }) => ({ type, required: String(required), state: String(state) }));

const encodeAddress = ({ zip, cityTeryt, streetTeryt, building, city, street, flat }: NewContactAddress): Payload => ({
  cityTeryt,
  streetTeryt,
  building,
  city,
  street,
  flat,
  zip,
});

const encodeContact = (contact: ContactUpdate): Payload => ({
  mobilePhones: contact.mobilePhones,
  linePhones: contact.linePhones,
  mainEmail: contact.mainEmail,
  documentSendEmail: contact.documentSendEmail,
  mobilePhone1Token: contact.mobilePhone1Code,
  mobilePhone2Token: contact.mobilePhone2Code,
  mainEmailToken: contact.mainEmailCode,
  documentSendEmailToken: contact.documentSendEmailCode,
  marketingPermissions:
    contact.marketingPermissions === undefined ? undefined : encodePermissions(contact.marketingPermissions),
  address: contact.address === undefined ? undefined : encodeAddress(contact.address),
  eDocumentActivation: contact.activatesEInvoice ? "true" : undefined,
  setFrom: contact.openedFrom === "data-update" ? "dataUpdate" : contact.openedFrom,
});

/** Changes contact data over SOAP. */
export class SoapContactChangeAdapter implements ContactChangePort {
  readonly #gateway: OperationGateway;

  constructor(gateway: OperationGateway) {
    this.#gateway = gateway;
  }

  async sendToPhone({
    idempotencyKey: intentId,
    phone,
  }: Parameters<ContactChangePort["sendToPhone"]>[0]): ReturnType<ContactChangePort["sendToPhone"]> {
    return readCodeSent(await this.#gateway.call("setPhoneChangeToken", { intentId, phoneNumber: phone }));
  }

  async sendToEmail({
    idempotencyKey: intentId,
    email,
  }: Parameters<ContactChangePort["sendToEmail"]>[0]): ReturnType<ContactChangePort["sendToEmail"]> {
    return readCodeSent(await this.#gateway.call("setEmailChangeToken", { intentId, emailAddress: email }));
  }

  async save({
    idempotencyKey: intentId,
    contact,
  }: Parameters<ContactChangePort["save"]>[0]): ReturnType<ContactChangePort["save"]> {
    const contactData = encodeContact(contact);
    const outcome = await this.#gateway.call("setContactData", { intentId, contactData });
    if (!outcome.ok) return readSaveRefusal(outcome.failure);
    const { data } = outcome.value;
    if (data.flag("success")) return succeed({ kind: "saved" });
    const consents = data.texts("enabledConsents") ?? [];
    return consents.length > 0
      ? succeed({ kind: "consents-needed", consents })
      : readSaveRefusal(failureOf(outcome.value));
  }

  async activateEDocument({
    idempotencyKey: intentId,
    permissions,
  }: Parameters<ContactChangePort["activateEDocument"]>[0]): ReturnType<ContactChangePort["activateEDocument"]> {
    const outcome = await this.#gateway.call("activateEDocument", {
      intentId,
      activateEDocumentData: { marketingPermissions: encodePermissions(permissions) },
    });
    if (!outcome.ok) return readActivationRefusal(outcome.failure);
    return outcome.value.data.flag("success") ? succeed("activated") : readActivationRefusal(failureOf(outcome.value));
  }
}

/** Reads the response to the request for a code. */
function readCodeSent(
  outcome: Result<ServiceResponse, TransportFailure>,
): Result<"sent", CodeRefusal | TransportFailure> {
  if (!outcome.ok)
    return outcome.failure.kind === "refused" ? fail({ kind: "code-refused", code: "unknown" }) : outcome;
  const { refusalCode, data } = outcome.value;
  if (data.flag("sent")) return succeed("sent");
  if (refusalCode === undefined && data.optionalFlag("sent") !== false) return orMalformed<"sent">(data, undefined);
  return fail({ kind: "code-refused", code: refusalCode === "too-many-codes" ? refusalCode : "unknown" });
}

/**
 * Failure of a response that confirms nothing: refused if it has a message or code, or says that it did not succeed;
 * otherwise malformed.
 */
function failureOf({ errorCode, errorMessage, data }: ServiceResponse): TransportFailure {
  const message = errorMessage ?? errorCode ?? (data.optionalFlag("success") === false ? "" : undefined);
  if (message !== undefined) return { kind: "refused", message };
  data.reportUnusable();
  return { kind: "malformed", why: "wrong-field" };
}

/** Fields named in `WRONG_TOKEN;mainEmail;mobilePhone1`; empty for any other message (ACC-06). */
function wrongCodesIn(message: string): readonly ContactFieldName[] {
  const [word, ...named] = message.split(";").map((part) => part.trim());
  return word === "WRONG_TOKEN" ? CONTACT_FIELDS.filter((name) => named.includes(name)) : [];
}

function readSaveRefusal(failure: TransportFailure): Result<never, SaveRefusal | TransportFailure> {
  return fail(
    failure.kind === "refused" ? { kind: "save-refused", wrongCodes: wrongCodesIn(failure.message) } : failure,
  );
}

function readActivationRefusal(failure: TransportFailure): Result<never, ActivationRefusal | TransportFailure> {
  return fail(
    failure.kind === "refused"
      ? { kind: "activation-refused", message: failure.message === "" ? undefined : failure.message }
      : failure,
  );
}
