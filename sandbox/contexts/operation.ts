import type { JsonRecord } from "../database/json.ts";
import type { ServiceRequest } from "../wire/reader.ts";
import type { Tenant } from "../tenants/tenant.ts";
import type { ServerSession } from "./session.repository.ts";

/** The browser that asks, as it can be told from another: by a cookie that no script reads. */
export interface RequestDevice {
  readonly token: string | undefined;
  /** What it is, as far as a browser says so: "Chrome, Windows". */
  readonly name: string;
  /** Lets the browser show this token from now on, for six months. */
  rememberToken(token: string): void;
}

/** What an operation is asked with. */
export interface OperationCall {
  readonly tenant: Tenant;
  readonly request: ServiceRequest;
  /** Where the browser reaches the sandbox, without a slash at its end. */
  readonly origin: string;
  readonly device: RequestDevice;
}

/**
 * What an operation does. `by-intent`: it changes something, once for each intent id of its account, and answers a
 * repeated
 * one with the first answer; whoever carries it out sees to that, not its handler. `of-session`: it begins a session,
 * whose
 * id must not be kept to be given out again, or ends or moves one, which is the same however often it is done.
 */
export type Effect = "none" | "by-intent" | "of-session";

/** One operation. Its answer is the content of `result`: the contract says how it is written (wire/answer-shapes.ts). */
export type Operation = {
  readonly effect: Effect;
  /** What goes with an answer beside it, the first time and whenever it is given again: a cookie. */
  readonly afterAnswer?: (call: OperationCall, session: ServerSession | undefined, answer: JsonRecord) => void;
} & (
  | { readonly session: "none"; readonly handle: (call: OperationCall) => JsonRecord }
  /** The session may be over: the operation says so itself, and does not renew it. */
  | {
      readonly session: "asked";
      readonly handle: (call: OperationCall, session: ServerSession | undefined) => JsonRecord;
    }
  | {
      readonly session: "required";
      readonly handle: (call: OperationCall, session: ServerSession) => JsonRecord;
    }
);
