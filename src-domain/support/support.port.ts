import type { Instant, Result, TransportFailure, WarsawDate } from "../shared-kernel/index.ts";
import type { SentAnswer } from "./form-answers.ts";
import type { PromisedCallBack, RawCallPermission } from "./call-permission.ts";
import type { ContactForm } from "./contact-form.ts";
import type { SupportRequest } from "./support-request.ts";

/** Piece of a file. Sending the same file id and position again has one effect. */
export interface FilePiece {
  readonly idempotencyKey: string;
  /** Created by the portal when the file is selected: 16 to 64 letters, digits and hyphens. */
  readonly fileId: string;
  readonly name: string;
  /** Size of the whole file, bytes. */
  readonly size: number;
  /** Offset of the piece in the file, bytes. */
  readonly position: number;
  readonly content: Uint8Array;
}

/** Completed form with the files that were uploaded before. */
export interface Submission {
  readonly idempotencyKey: string;
  readonly formId: string;
  readonly answers: readonly SentAnswer[];
  readonly files: readonly { readonly field: string; readonly fileId: string }[];
}

/** Message of the customer about a request, with the files that were uploaded before. */
export interface RequestMessage {
  readonly idempotencyKey: string;
  readonly number: string;
  readonly text: string;
  /** The customer rejects the answer to a complaint. */
  readonly disagrees: boolean;
  /** The customer asks for the answer to a complaint that did not arrive in time (REQ-20). */
  readonly requestsAnswer?: boolean | undefined;
  readonly fileIds: readonly string[];
}

/** Result of a registration, or of a message about a request. */
export interface RegisteredRequest {
  readonly number: string;
  readonly answerBy: WarsawDate | undefined;
}

/** `wrong-file`: empty, too large or of a kind that is not allowed. */
export type FileRefusal = { readonly kind: "file-refused"; readonly code: "wrong-file" | "unknown" };
/**
 * `file-missing`: the server has no such file, or only a part. `wrong-answers`: the form has changed, or an answer does
 * not fit it.
 */
export type SubmissionRefusal = {
  readonly kind: "submission-refused";
  readonly code: "unknown-form" | "wrong-answers" | "file-missing" | "unknown";
};
/**
 * `request-closed`: the request takes no more messages. `answer-not-late`: it is no complaint whose answer is late
 * (REQ-20).
 */
export type RequestMessageRefusal = {
  readonly kind: "request-message-refused";
  readonly code: "unknown-request" | "request-closed" | "answer-not-late" | "file-missing" | "unknown";
};
/** `time-not-free`: the chosen time is over or taken. */
export type CallRefusal = {
  readonly kind: "call-refused";
  readonly code: "not-allowed" | "wrong-phone" | "time-not-free" | "unknown";
};
/** `no-call`: no call is promised, or its time is over. */
export type CallCancellationRefusal = {
  readonly kind: "call-cancellation-refused";
  readonly code: "no-call" | "unknown";
};

/** Request of a call. It replaces a former one. */
export interface CallOrder {
  readonly idempotencyKey: string;
  /** 9 digits. */
  readonly phone: string;
  /** Beginning of one of the times that can be chosen; `undefined`: within 24 hours. */
  readonly callFrom: Instant | undefined;
}

/** Support of a customer: forms of the server, requests and calls (MSG-03, MSG-04). */
export interface SupportPort {
  /** Loads the forms (`getContactFormDefinition`). Invalid ones are left out. */
  loadForms(): Promise<Result<readonly ContactForm[], TransportFailure>>;
  /** Loads the customer's requests with their messages (`getContactFormSubmissions`), in the server's order. */
  loadRequests(): Promise<Result<readonly SupportRequest[], TransportFailure>>;
  /** Sends a piece of a file (`addContactFormFile`). Resolves with the number of leading bytes that the server has. */
  addFile(piece: FilePiece): Promise<Result<{ readonly received: number }, FileRefusal | TransportFailure>>;
  /** Registers a form (`registerContactFormSubmission`) once per idempotency key. */
  register(submission: Submission): Promise<Result<RegisteredRequest, SubmissionRefusal | TransportFailure>>;
  /** Adds a message to a request (`addSupportRequestMessage`) once per idempotency key. */
  addMessage(message: RequestMessage): Promise<Result<RegisteredRequest, RequestMessageRefusal | TransportFailure>>;
  /** Loads the permission to request a call (`checkIfAllowedToAskForContact`). */
  loadCallPermission(): Promise<Result<RawCallPermission, TransportFailure>>;
  /** Requests a call (`requestContact`) once per idempotency key. */
  requestCall(order: CallOrder): Promise<Result<PromisedCallBack, CallRefusal | TransportFailure>>;
  /** Takes the requested call back (`cancelContact`) once per idempotency key. */
  cancelCall(order: {
    readonly idempotencyKey: string;
  }): Promise<Result<"cancelled", CallCancellationRefusal | TransportFailure>>;
}
