import type { TransportFailure } from "./failure.ts";
import type { IntentIdPort } from "./intent-id.port.ts";
import type { Result } from "./result.ts";
import { sameContent } from "./same-content.ts";

/**
 * How a write stands that brought no value.
 *
 * - `not-done`: the provider has answered, or was never asked: nothing has changed.
 * - `unknown`: no answer that can be read has come. It may have been done, or may be done yet.
 * - `given-up`: the portal itself has given the call up; nobody should be told.
 */
export type WriteStanding = "not-done" | "unknown" | "given-up";

/** The status by which a server gives up waiting for the rest of a request. */
const REQUEST_TIMEOUT = 408;

/** How a write stands after this failure of the wire. */
export function standingOf(failure: TransportFailure): WriteStanding {
  switch (failure.kind) {
    case "timeout":
    case "unreachable":
      return "unknown";
    case "http":
      // what a server does not take it does not do; what it breaks over it may have done before
      return failure.status >= 400 && failure.status < 500 && failure.status !== REQUEST_TIMEOUT
        ? "not-done"
        : "unknown";
    case "malformed":
      return failure.why === "unsendable" ? "not-done" : "unknown";
    case "flagged":
    case "refused":
      return "not-done";
    case "aborted":
      return "given-up";
  }
}

/** A record, so that a kind that is added and forgotten here does not compile. */
const TRANSPORT: Readonly<Record<TransportFailure["kind"], true>> = {
  timeout: true,
  unreachable: true,
  http: true,
  malformed: true,
  flagged: true,
  refused: true,
  aborted: true,
};

function isTransport(failure: { readonly kind: string }): failure is TransportFailure {
  return Object.hasOwn(TRANSPORT, failure.kind);
}

/**
 * The intent of what a customer is about to do: one id for one content, until it is answered. Sent again after a lost
 * answer it has one effect; changed, or answered for good, it is another intent.
 */
export class CurrentIntent {
  readonly #ids: IntentIdPort;
  #intent: { readonly content: readonly unknown[]; readonly id: string } | undefined;

  /** @param unanswered what was sent before this page was loaded, and has had no answer */
  constructor(ids: IntentIdPort, unanswered?: { readonly content: readonly unknown[]; readonly id: string }) {
    this.#ids = ids;
    this.#intent = unanswered;
  }

  /** The id of the intent to send this, part by part the same as before or not. */
  idFor(content: readonly unknown[]): string {
    const former = this.#intent;
    if (former !== undefined && sameContent(content, former.content)) return former.id;
    this.#intent = { content, id: this.#ids.next() };
    return this.#intent.id;
  }

  /** The provider has answered, which it would only repeat, or the customer begins anew. */
  answered(): void {
    this.#intent = undefined;
  }
}

/** The intent of a form, which gives its id to what it sends, and hears itself whether it was answered. */
export function intentOfForm(id: string): Pick<CurrentIntent, "idFor" | "answered"> {
  return { idFor: () => id, answered: () => undefined };
}

/** A write that can be sent, and looked for where its answer was lost. */
export interface Write<Value, Refusal> {
  /** All that is sent but the id: what makes it this intent and no other. */
  readonly content: readonly unknown[];
  send(intentId: string): Promise<Result<Value, Refusal | TransportFailure>>;
  /** Reads the provider's state anew: whether the effect is there; `undefined` when that cannot be told. */
  isThere(): Promise<boolean | undefined>;
}

/**
 * How a write has ended, as far as anybody can know.
 *
 * - `done`: the provider says so.
 * - `found-done`: no answer came, and the state that was read afterwards shows the effect. Sent again it brings the
 * answer that was lost.
 * - `not-done`: nothing has changed, and why.
 * - `unknown`: no answer came, nor does the state show the effect. To send it again is safe: it is the same intent.
 * - `given-up`: the portal itself has given it up; nobody should be told.
 */
export type WriteEnd<Value, Refusal> =
  | { readonly kind: "done"; readonly value: Value }
  | { readonly kind: "found-done" }
  | { readonly kind: "not-done" | "unknown"; readonly failure: Refusal | TransportFailure }
  | { readonly kind: "given-up" };

/**
 * Carries a write out, once, and finds out how it ended: an answer that never came is no failure.
 * Nothing is sent again by itself; where no answer came the state is read before anything is said.
 */
export async function carryOut<Value, Refusal extends { readonly kind: string }>(
  intent: Pick<CurrentIntent, "idFor" | "answered">,
  write: Write<Value, Refusal>,
): Promise<WriteEnd<Value, Refusal>> {
  const result = await write.send(intent.idFor(write.content));
  if (result.ok) {
    intent.answered();
    return { kind: "done", value: result.value };
  }
  const { failure } = result;
  const standing = isTransport(failure) ? standingOf(failure) : "not-done";
  if (standing === "given-up") return { kind: standing };
  // the intent stays: the provider still has its first answer for whoever sends it again
  if (standing === "unknown")
    return (await write.isThere()) === true ? { kind: "found-done" } : { kind: standing, failure };
  intent.answered();
  return { kind: standing, failure };
}
