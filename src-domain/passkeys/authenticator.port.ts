import type { Result } from "../shared-kernel/index.ts";
import type { AuthenticatorFailure } from "./passkey.ts";

/** Device or password manager that stores passkeys (KEY-02). Options and results are texts of the contract. */
export interface AuthenticatorPort {
  /** True if this page can use passkeys. */
  readonly isSupported: boolean;
  /** Resolves with true if the login field can offer passkeys among its suggestions. */
  canAutofill(): Promise<boolean>;
  /** Creates a passkey. */
  create(options: string): Promise<Result<string, AuthenticatorFailure>>;
  /** Signs with a passkey that the customer chooses in a prompt. Ends a pending `autofill`. */
  sign(options: string): Promise<Result<string, AuthenticatorFailure>>;
  /** Signs with a passkey that the customer chooses among the suggestions of the login field; without a prompt. */
  autofill(options: string): Promise<Result<string, AuthenticatorFailure>>;
  /** Ends a pending `autofill`, which then fails with `declined`. */
  stopAutofill(): void;
}
