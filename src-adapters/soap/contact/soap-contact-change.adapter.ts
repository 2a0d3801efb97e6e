import { fail, succeed } from "#domain/shared-kernel/index.ts";
import type { Result, TransportFailure } from "#domain/shared-kernel/index.ts";
import type { MarketingPermission, NewPlace } from "#domain/contact/index.ts";
import type { CodeRefusal, ContactChangePort, SaveRefusal } from "#domain/contact/contact-change.port.ts";
import type { Answer, SoapCaller } from "../gateway/answer.ts";
import { orMalformed, readAnswer } from "../gateway/answer.ts";
import type { Payload } from "../gateway/envelope.ts";

const written = (permissions: readonly MarketingPermission[]): readonly Payload[] =>
  permissions.map(({ type, required, state }) => ({ type, required: String(required), state: String(state) }));

const placeWritten = ({ cityTeryt, streetTeryt, building, city, street, flat }: NewPlace): Payload => ({
  cityTeryt,
  streetTeryt,
  building,
  city,
  street,
  flat,
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
    const {
      mobilePhones,
      linePhones,
      mainEmail,
      documentSendEmail,
      marketingPermissions,
      eDocumentActivation,
      setFrom,
    } = contact;
    const { mobilePhone1Token, mobilePhone2Token, mainEmailToken, documentSendEmailToken } = contact;
    const contactData: Payload = {
      mobilePhones,
      linePhones,
      mainEmail,
      documentSendEmail,
      mobilePhone1Token,
      mobilePhone2Token,
      mainEmailToken,
      documentSendEmailToken,
      marketingPermissions: marketingPermissions === undefined ? undefined : written(marketingPermissions),
      address: contact.address === undefined ? undefined : placeWritten(contact.address),
      eDocumentActivation: eDocumentActivation === undefined ? undefined : String(eDocumentActivation),
      setFrom,
    };
    const outcome = await this.#caller.call("setContactData", { intentId, contactData });
    if (!outcome.ok) return inItsWords(outcome);
    const { data } = outcome.value;
    if (data.flag("saved")) return succeed({ kind: "saved" });
    const consents = data.texts("enabledConsents") ?? [];
    return consents.length > 0 ? succeed({ kind: "consents-need", consents }) : notDone(outcome.value);
  }

  async activateEDocument({
    intentId,
    permissions,
  }: Parameters<ContactChangePort["activateEDocument"]>[0]): ReturnType<ContactChangePort["activateEDocument"]> {
    const outcome = await this.#caller.call("activateEDocument", {
      intentId,
      activateEDocumentData: { marketingPermissions: written(permissions) },
    });
    if (!outcome.ok) return inItsWords(outcome);
    return outcome.value.data.flag("activated") ? succeed("activated") : notDone(outcome.value);
  }
}

/** The answer to a code that was asked for. */
function sent(outcome: Result<Answer, TransportFailure>): Result<"sent", CodeRefusal | TransportFailure> {
  if (!outcome.ok)
    return outcome.failure.kind === "refused" ? fail({ kind: "code-refused", code: "UNKNOWN" }) : outcome;
  const { errorCode, data } = outcome.value;
  if (data.flag("sent")) return succeed("sent");
  if (errorCode === undefined) return orMalformed<"sent">(undefined);
  return fail({ kind: "code-refused", code: errorCode === "TOO_MANY_CODES" ? errorCode : "UNKNOWN" });
}

/** A refusal that has nothing but words: what they say is the form's to read. */
function inItsWords({
  failure,
}: {
  readonly failure: TransportFailure;
}): Result<never, SaveRefusal | TransportFailure> {
  return fail(failure.kind === "refused" ? { kind: "save-refused", message: failure.message } : failure);
}

/** An answer that says no. One that says nothing at all is none. */
function notDone({ errorCode, errorMessage }: Answer): Result<never, SaveRefusal | TransportFailure> {
  const message = errorMessage ?? errorCode;
  return fail(message === undefined ? { kind: "malformed", why: "wrong-field" } : { kind: "save-refused", message });
}
