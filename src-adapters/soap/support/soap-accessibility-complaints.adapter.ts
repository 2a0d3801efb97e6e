import { fail, parseWireDay } from "#domain/shared-kernel/index.ts";
import type { AccessibilityComplaintsPort, AnswerContact } from "#domain/support/index.ts";
import { orMalformed, type OperationGateway } from "../gateway/service-response.ts";
import type { Fields } from "../decoding/fields.ts";

/** Complaints about accessibility over SOAP. */
export class SoapAccessibilityComplaintsAdapter implements AccessibilityComplaintsPort {
  readonly #gateway: OperationGateway;

  constructor(gateway: OperationGateway) {
    this.#gateway = gateway;
  }

  async register({
    idempotencyKey: intentId,
    name,
    contact,
    subject,
    requirement,
    demand,
  }: Parameters<AccessibilityComplaintsPort["register"]>[0]): ReturnType<AccessibilityComplaintsPort["register"]> {
    const outcome = await this.#gateway.call("registerAccessibilityComplaint", {
      intentId,
      name,
      ...contactElements(contact),
      subject,
      requirement,
      demand,
    });
    if (!outcome.ok) return outcome;
    const { refusalCode, data } = outcome.value;
    if (refusalCode === undefined) return orMalformed(data, decodeReceipt(data));
    return fail({
      kind: "accessibility-complaint-refused",
      code: refusalCode === "missing-data" ? refusalCode : "unknown",
    });
  }
}

function contactElements(contact: AnswerContact): Readonly<Record<string, string>> {
  switch (contact.kind) {
    case "email":
      return { email: contact.email };
    case "letter":
      return { postAddress: contact.address };
  }
}

function decodeReceipt(data: Fields) {
  const [number, receivedAt] = [data.optionalText("number"), data.instant("receivedAt")];
  const answerBy = data.parsed("answerBy", parseWireDay);
  return number === undefined || receivedAt === undefined || answerBy === undefined
    ? undefined
    : { number, receivedAt, answerBy };
}
