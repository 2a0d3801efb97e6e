import type { TransportFailure } from "./failure.ts";
import type { IdempotencyKeyPort } from "./idempotency-key.port.ts";
import type { Result } from "./result.ts";
import { isDeepEqual } from "./is-deep-equal.ts";

/**
 * Certainty about a write that returned no value.
 *
 * - `not-done`: the server responded, or the request was not sent. Nothing has changed.
 * - `unknown`: no readable response arrived, or the portal threw. The write may have been applied, or may be applied
 *   later.
 * - `cancelled`: the portal itself cancelled the call. No message is shown.
 */
export type WriteCertainty = "not-done" | "unknown" | "cancelled";

/** Status of a server that stopped waiting for the rest of a request. */
const REQUEST_TIMEOUT = 408;

/** Classifies a transport failure of a write. */
export function classifyFailure(failure: TransportFailure): WriteCertainty {
  switch (failure.kind) {
    case "timeout":
    case "unreachable":
    case "unexpected-error":
      return "unknown";
    case "http":
      // A 4xx means that the server rejected the request; a 5xx may follow a write that was already applied.
      return failure.status >= 400 && failure.status < 500 && failure.status !== REQUEST_TIMEOUT
        ? "not-done"
        : "unknown";
    case "malformed":
      return failure.why === "unsendable" ? "not-done" : "unknown";
    case "flagged":
    case "refused":
    case "not-supported":
    case "try-later":
      return "not-done";
    case "aborted":
      return "cancelled";
  }
}

/** A record, so that a kind that is added and missing here does not compile. */
const TRANSPORT: Readonly<Record<TransportFailure["kind"], true>> = {
  timeout: true,
  unreachable: true,
  http: true,
  malformed: true,
  flagged: true,
  refused: true,
  "not-supported": true,
  "try-later": true,
  aborted: true,
  "unexpected-error": true,
};

function isTransport(failure: { readonly kind: string }): failure is TransportFailure {
  return Object.hasOwn(TRANSPORT, failure.kind);
}

/**
 * Issues the idempotency keys of one write: the same key for the same content until the server responds, so that a
 * write repeated after a lost response has one effect. Changed content, and the write after a response, get a new key.
 */
export class IdempotencyKeyIssuer {
  readonly #keys: IdempotencyKeyPort;
  #issued: { readonly content: readonly unknown[]; readonly id: string } | undefined;

  /** @param unanswered a write sent before this page was loaded that has had no response */
  constructor(keys: IdempotencyKeyPort, unanswered?: { readonly content: readonly unknown[]; readonly id: string }) {
    this.#keys = keys;
    this.#issued = unanswered;
  }

  /** Returns the key for this content. Contents are compared part by part with the content of the last key. */
  keyFor(content: readonly unknown[]): string {
    const former = this.#issued;
    if (former !== undefined && isDeepEqual(content, former.content)) return former.id;
    this.#issued = { content, id: this.#keys.next() };
    return this.#issued.id;
  }

  /**
   * Ends the use of the key: the server has responded and would only repeat its response, or the customer starts over.
   *
   * @param id the key whose write got a response; a newer key stays in use. Without it the key in use ends
   */
  markAnswered(id?: string): void {
    if (id === undefined || id === this.#issued?.id) this.#issued = undefined;
  }
}

/** Part of the idempotency key that `executeWrite` uses. */
export type WriteKey = Pick<IdempotencyKeyIssuer, "keyFor" | "markAnswered">;

/** Wraps the key of a form. The form itself generates the key and handles the response. */
export function formIdempotencyKey(id: string): WriteKey {
  return { keyFor: () => id, markAnswered: () => undefined };
}

/** A write that can be sent, and verified when its response is lost. */
export interface Write<Value, Refusal> {
  /** Everything that is sent except the key. Decides whether a resend uses the same key. */
  readonly content: readonly unknown[];
  send(idempotencyKey: string): Promise<Result<Value, Refusal | TransportFailure>>;
  /**
   * Re-reads the server's state. Returns true if the effect is there; `undefined` when the state does not show it.
   * Absent where no state shows it: the outcome of a lost response is then unknown.
   */
  verifyApplied?(): Promise<boolean | undefined>;
}

/**
 * Outcome of a write as far as it can be known.
 *
 * - `done`: the server confirmed it.
 * - `found-done`: the response was lost, and the state that was read afterwards shows the effect. A resend returns
 *   the lost response.
 * - `not-done`: nothing has changed; `failure` is the cause.
 * - `unknown`: the response was lost, and the state does not show the effect. A resend is safe: it has the same key.
 * - `cancelled`: the portal itself cancelled the call. No message is shown.
 */
export type WriteOutcome<Value, Refusal> =
  | { readonly kind: "done"; readonly value: Value }
  | { readonly kind: "found-done" }
  | { readonly kind: "not-done" | "unknown"; readonly failure: Refusal | TransportFailure }
  | { readonly kind: "cancelled" };

/**
 * Executes a write once. If no response arrives, re-reads state to learn whether it was applied; a timeout alone is not
 * a failure. Never resends by itself.
 */
export async function executeWrite<Value, Refusal extends { readonly kind: string }>(
  key: WriteKey,
  write: Write<Value, Refusal>,
): Promise<WriteOutcome<Value, Refusal>> {
  const id = key.keyFor(write.content);
  const result = await write.send(id);
  if (result.ok) {
    key.markAnswered(id);
    return { kind: "done", value: result.value };
  }
  const { failure } = result;
  const certainty = isTransport(failure) ? classifyFailure(failure) : "not-done";
  if (certainty === "cancelled") return { kind: certainty };
  // The key stays in use: a resend with it returns the server's first response.
  if (certainty === "unknown")
    return (await write.verifyApplied?.()) === true ? { kind: "found-done" } : { kind: certainty, failure };
  key.markAnswered(id);
  return { kind: certainty, failure };
}
