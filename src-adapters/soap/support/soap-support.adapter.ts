import { fail, parseWireDay } from "#domain/shared-kernel/index.ts";
import type { Result, TransportFailure } from "#domain/shared-kernel/index.ts";
import type {
  CallOrder,
  CallCancellationRefusal,
  CallRefusal,
  FilePiece,
  FileRefusal,
  FormLimits,
  RegisteredRequest,
  RequestMessage,
  RequestMessageRefusal,
  Submission,
  SubmissionRefusal,
  SupportPort,
} from "#domain/support/index.ts";
import { isCodeOf, orMalformed, readServiceResponse } from "../gateway/service-response.ts";
import type { ServiceResponse, OperationGateway } from "../gateway/service-response.ts";
import type { Fields } from "../decoding/fields.ts";
import { decodeCallTime, decodeContactForm, decodeSupportRequest } from "./decode-support.ts";

/** Records, so that a code added to the domain and forgotten here does not compile. */
const FILE: Readonly<Record<FileRefusal["code"], true>> = { "wrong-file": true, unknown: true };
const SUBMISSION: Readonly<Record<SubmissionRefusal["code"], true>> = {
  "unknown-form": true,
  "wrong-answers": true,
  "file-missing": true,
  unknown: true,
};
const MESSAGE: Readonly<Record<RequestMessageRefusal["code"], true>> = {
  "unknown-request": true,
  "request-closed": true,
  "answer-not-late": true,
  "file-missing": true,
  unknown: true,
};
const CALL: Readonly<Record<CallRefusal["code"], true>> = {
  "not-allowed": true,
  "wrong-phone": true,
  "time-not-free": true,
  unknown: true,
};
const CANCELLATION: Readonly<Record<CallCancellationRefusal["code"], true>> = { "no-call": true, unknown: true };

/** Bytes per call of `fromCharCode`: browsers limit the number of arguments. */
const BASE64_SLICE_BYTES = 8_192;

function encodeBase64(bytes: Uint8Array): string {
  let text = "";
  for (let from = 0; from < bytes.length; from += BASE64_SLICE_BYTES)
    text += String.fromCharCode(...bytes.subarray(from, from + BASE64_SLICE_BYTES));
  return btoa(text);
}

type AnyRefusal = { readonly kind: string; readonly code: string };

/** Reads the response to a write: its value or its refusal. */
function readWriteResponse<Value, Code extends string, Refusal extends AnyRefusal>(
  outcome: Result<ServiceResponse, TransportFailure>,
  codes: Readonly<Record<Code | "unknown", true>>,
  refusal: (code: Code | "unknown") => Refusal,
  decode: (data: Fields) => Value | undefined,
): Result<Value, Refusal | TransportFailure> {
  if (!outcome.ok) return outcome;
  const { refusalCode, data } = outcome.value;
  if (refusalCode === undefined) return orMalformed(data, decode(data));
  return fail(refusal(isCodeOf(codes, refusalCode) ? refusalCode : "unknown"));
}

function decodeRegisteredRequest(data: Fields): RegisteredRequest | undefined {
  const number = data.optionalText("number");
  return number === undefined ? undefined : { number, answerBy: data.parsed("answerBy", parseWireDay) };
}

/** Support requests of a customer over SOAP. */
export class SoapSupportAdapter implements SupportPort {
  readonly #gateway: OperationGateway;
  readonly #limits: FormLimits | undefined;

  /** @param limits settings of the installation; default: those of the domain */
  constructor(gateway: OperationGateway, limits?: FormLimits) {
    this.#gateway = gateway;
    this.#limits = limits;
  }

  async loadForms(): ReturnType<SupportPort["loadForms"]> {
    return readServiceResponse(await this.#gateway.call("getContactFormDefinition"), (data) =>
      data.requiredList("forms", (form) => decodeContactForm(form, this.#limits)),
    );
  }

  async loadRequests(): ReturnType<SupportPort["loadRequests"]> {
    return readServiceResponse(await this.#gateway.call("getContactFormSubmissions"), (data) =>
      data.requiredList("submissions", decodeSupportRequest),
    );
  }

  async addFile({
    idempotencyKey: intentId,
    fileId,
    name,
    size,
    position,
    content,
  }: FilePiece): ReturnType<SupportPort["addFile"]> {
    const outcome = await this.#gateway.call("addContactFormFile", {
      intentId,
      fileId,
      fileName: name,
      size: String(size),
      position: String(position),
      content: encodeBase64(content),
    });
    return readWriteResponse(
      outcome,
      FILE,
      (code): FileRefusal => ({ kind: "file-refused", code }),
      (data) => {
        const received = data.whole("received");
        return received === undefined ? undefined : { received };
      },
    );
  }

  async register({
    idempotencyKey: intentId,
    formId,
    answers,
    files,
  }: Submission): ReturnType<SupportPort["register"]> {
    const outcome = await this.#gateway.call("registerContactFormSubmission", {
      intentId,
      formId,
      answers: answers.map(({ name, value }) => ({ name, value })),
      files: files.map(({ field, fileId }) => ({ field, fileId })),
    });
    return readWriteResponse(
      outcome,
      SUBMISSION,
      (code): SubmissionRefusal => ({ kind: "submission-refused", code }),
      decodeRegisteredRequest,
    );
  }

  async addMessage({
    idempotencyKey: intentId,
    number,
    text,
    disagrees,
    requestsAnswer = false,
    fileIds,
  }: RequestMessage): ReturnType<SupportPort["addMessage"]> {
    const outcome = await this.#gateway.call("addSupportRequestMessage", {
      intentId,
      number,
      text,
      ...(disagrees ? { disagrees: "true" } : {}),
      ...(requestsAnswer ? { requestsAnswer: "true" } : {}),
      files: fileIds.map((fileId) => ({ field: "files", fileId })),
    });
    return readWriteResponse(
      outcome,
      MESSAGE,
      (code): RequestMessageRefusal => ({ kind: "request-message-refused", code }),
      decodeRegisteredRequest,
    );
  }

  async loadCallPermission(): ReturnType<SupportPort["loadCallPermission"]> {
    return readServiceResponse(await this.#gateway.call("checkIfAllowedToAskForContact"), (data) => {
      const allowed = data.optionalFlag("allowed");
      if (allowed === undefined) return undefined;
      return {
        allowed,
        callBefore: data.instant("callBefore"),
        callFrom: data.instant("callFrom"),
        phone: data.optionalText("phone"),
        callTimes: data.list("callTimes", decodeCallTime) ?? [],
      };
    });
  }

  async requestCall({ idempotencyKey: intentId, phone, callFrom }: CallOrder): ReturnType<SupportPort["requestCall"]> {
    const outcome = await this.#gateway.call("requestContact", {
      intentId,
      phone,
      ...(callFrom === undefined ? {} : { callFrom: new Date(callFrom).toISOString() }),
    });
    return readWriteResponse(
      outcome,
      CALL,
      (code): CallRefusal => ({ kind: "call-refused", code }),
      (data) => {
        const callBefore = data.instant("callBefore");
        return callBefore === undefined ? undefined : { callBefore, callFrom: data.instant("callFrom"), phone };
      },
    );
  }

  async cancelCall({
    idempotencyKey: intentId,
  }: Parameters<SupportPort["cancelCall"]>[0]): ReturnType<SupportPort["cancelCall"]> {
    const outcome = await this.#gateway.call("cancelContact", { intentId });
    return readWriteResponse(
      outcome,
      CANCELLATION,
      (code): CallCancellationRefusal => ({ kind: "call-cancellation-refused", code }),
      (data) => (data.optionalFlag("allowed") === undefined ? undefined : ("cancelled" as const)),
    );
  }
}
