import type { JsonRecord } from "#kit/json.ts";
import type { ServiceRequest } from "#kit/wire/reader.ts";
import type { SandboxLanguage } from "../language/sandbox-language.ts";
import type { Tenant } from "../tenants/tenant.ts";
import type { ServerSession } from "./session.repository.ts";
import type { PasskeyProof } from "./verify-passkey.ts";

/** Browser of the request, identified by a cookie that no script can read. */
export interface RequestDevice {
  /** Tokens of the logins that trust this browser, one per login. */
  readonly tokens: readonly string[];
  /** Network address, as the proxy in front reports it. */
  readonly address: string;
  /** Name from the browser's headers, if they give one: "Chrome, Windows". */
  readonly name: string;
  /** Sets the cookie with these tokens for six months. */
  rememberTokens(tokens: readonly string[]): void;
}

/** Input of an operation. */
export interface OperationCall {
  readonly tenant: Tenant;
  readonly request: ServiceRequest;
  /** Origin at which the browser reaches the sandbox, without a trailing slash. */
  readonly origin: string;
  readonly device: RequestDevice;
  /** Language of the page, as the request says it (I18N-21). */
  readonly language: SandboxLanguage;
  /** Result of `verifyPasskey` of the operation. */
  readonly passkeyProof?: PasskeyProof | undefined;
}

/**
 * Effect of an operation. `by-intent`: it changes something, once for each idempotency key of its account; a repeated
 * key returns the first response. The caller of the handler ensures this. `of-session`: it opens a session, whose id
 * must not be stored for a repeated response, or ends or moves one, which is idempotent. Also of an operation that
 * returns other secrets.
 */
export type OperationEffect = "none" | "by-intent" | "of-session";

/**
 * Writes that are executed only after the customer has confirmed the identity in this session (SESS-13): each call, or
 * those for which the function returns true.
 */
export type ConfirmationRule = "identity" | ((call: OperationCall, session: ServerSession) => boolean);

/** Operation of the service. Its response is the content of `result`; wire/answer-shape.ts defines the XML. */
export type Operation = {
  readonly effect: OperationEffect;
  /** True for a write that staff may send, because it saves nothing for the customer (ACC-12). */
  readonly savesNothing?: true;
  /**
   * Verifies the passkey of the request. Runs before `handle`, outside its transaction: the cryptography is
   * asynchronous.
   */
  readonly verifyPasskey?: (call: OperationCall) => Promise<PasskeyProof | undefined>;
  /** Runs before `handle` in an open session, outside its transaction: creating files is asynchronous. */
  readonly prepare?: (tenant: Tenant, session: ServerSession) => Promise<void>;
  /** Side effect of the response, also when it is repeated: a cookie. */
  readonly afterAnswer?: (call: OperationCall, session: ServerSession | undefined, answer: JsonRecord) => void;
} & (
  | { readonly session: "none"; readonly handle: (call: OperationCall) => JsonRecord }
  /** The session may have ended. The operation handles that itself and does not renew the session. */
  /** As `none`, and a valid session of the `Authorization` header is known to the operation. */
  | {
      readonly session: "header";
      readonly handle: (call: OperationCall, session: ServerSession | undefined) => JsonRecord;
    }
  | {
      readonly session: "optional";
      readonly handle: (call: OperationCall, session: ServerSession | undefined) => JsonRecord;
    }
  | {
      readonly session: "required";
      readonly confirm?: ConfirmationRule;
      readonly handle: (call: OperationCall, session: ServerSession) => JsonRecord;
    }
);
