import { executeWrite, type WriteKey, type WriteOutcome } from "../../shared-kernel/write.ts";
import type { LoginRefusal } from "../login.errors.ts";
import type { RegistrationPort } from "../registration.port.ts";
import type { Identity } from "../registration.ts";

/** Dependencies of `createAccount`. */
export interface CreateAccountPorts {
  readonly registration: Pick<RegistrationPort, "createAccount" | "identify">;
}

/** New account and the identity of its owner. */
export interface NewAccount extends Identity {
  readonly ticket: string;
  readonly login: string;
  readonly password: string;
}

/**
 * Creates an account (LOGIN-04). Fails with a login refusal (LOGIN-06) or a transport failure. After a lost response it
 * identifies the person again: only a person without an account gets here, so an existing account is the new one.
 */
export function createAccount(
  { registration }: CreateAccountPorts,
  { customerNumber, identification, ticket, login, password }: NewAccount,
  key: WriteKey,
): Promise<WriteOutcome<true, LoginRefusal>> {
  return executeWrite<true, LoginRefusal>(key, {
    content: [ticket, login, password],
    send: (idempotencyKey) => registration.createAccount({ idempotencyKey, ticket, login, password }),
    verifyApplied: async () => {
      const identified = await registration.identify({ customerNumber, identification });
      return identified.ok ? identified.value.kind === "has-account" : undefined;
    },
  });
}
