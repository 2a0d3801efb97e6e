import type { Instant, Result, TransportFailure, WarsawDate } from "../shared-kernel/index.ts";
import type { SentAnswer } from "./form-answers.ts";
import type { RawCallPermission } from "./call-permission.ts";
import type { ContactForm } from "./contact-form.ts";
import type { SupportRequest } from "./support-request.ts";

/** A part of a file. The same file id and position may come again: it is taken once. */
export interface FilePiece {
  readonly idempotencyKey: string;
  /** Made by the portal when the file was picked: 16 to 64 letters, digits and hyphens. */
  readonly fileId: string;
  readonly name: string;
  /** Bytes of the whole file. */
  readonly size: number;
  /** Where in the file the piece begins. */
  readonly position: number;
  readonly content: Uint8Array;
}

/** A form that is filled in, with the files that were sent before. */
export interface Submission {
  readonly idempotencyKey: string;
  readonly formId: string;
  readonly answers: readonly SentAnswer[];
  readonly files: readonly { readonly field: string; readonly fileId: string }[];
}

/** What a request has become. */
export interface RegisteredRequest {
  readonly number: string;
  readonly answerBy: WarsawDate | undefined;
}

/** `wrong-file`: it is empty, too large or not of a kind that is taken. */
export type FileRefusal = { readonly kind: "file-refused"; readonly code: "wrong-file" | "unknown" };
/**
 * `file-missing`: the provider has no such file, or not all of it. `wrong-answers`: the form has changed meanwhile, or
 * an answer does not fit it.
 */
export type SubmissionRefusal = {
  readonly kind: "submission-refused";
  readonly code: "unknown-form" | "wrong-answers" | "file-missing" | "unknown";
};
export type CallRefusal = { readonly kind: "call-refused"; readonly code: "not-allowed" | "wrong-phone" | "unknown" };

/** Requests of a customer: forms of the provider, what was sent by them, and being called back (MSG-03, MSG-04). */
export interface SupportPort {
  /** The forms that can be filled in (`getContactFormDefinition`). One that makes no sense is left out. */
  loadForms(): Promise<Result<readonly ContactForm[], TransportFailure>>;
  /** The customer's requests with what was said since (`getContactFormSubmissions`), in the provider's order. */
  loadRequests(): Promise<Result<readonly SupportRequest[], TransportFailure>>;
  /**
   * Sends a piece of a file (`addContactFormFile`); gives how many bytes of the file the provider has, from its
   * beginning.
   */
  addFile(piece: FilePiece): Promise<Result<{ readonly received: number }, FileRefusal | TransportFailure>>;
  /** Sends a form (`registerContactFormSubmission`): once for one intent. */
  register(submission: Submission): Promise<Result<RegisteredRequest, SubmissionRefusal | TransportFailure>>;
  /** Whether a call may be asked for (`checkIfAllowedToAskForContact`). */
  loadCallPermission(): Promise<Result<RawCallPermission, TransportFailure>>;
  /** Asks for a call (`requestContact`); `phone` has 9 digits. */
  requestCall(order: {
    readonly idempotencyKey: string;
    readonly phone: string;
  }): Promise<Result<{ readonly callBefore: Instant }, CallRefusal | TransportFailure>>;
}
