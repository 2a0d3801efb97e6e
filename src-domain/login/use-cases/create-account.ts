import { executeWrite, type WriteKey, type WriteOutcome } from "../../shared-kernel/write.ts";
import type { LoginRefusal } from "../login.errors.ts";
import type { RegistrationPort } from "../registration.port.ts";
import type { Identity } from "../registration.ts";

/** Ports of the creation of an account. */
export interface CreateAccountPorts {
  readonly registration: Pick<RegistrationPort, "createAccount" | "identify">;
}

/** An account to create, and the person who gets it. */
export interface NewAccount extends Identity {
  readonly ticket: string;
  readonly login: string;
  readonly password: string;
}

/**
 * Creates an account (LOGIN-04). Fails with a login refusal (LOGIN-06), or with a transport failure. After a lost
 * response it identifies the person again: only a person without an account can get here, so an account that is found
 * is this one.
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
