import { executeWrite, type WriteKey, type WriteOutcome } from "../../shared-kernel/write.ts";
import type { SettingsRefusal, TokenCode } from "../settings-refusal.ts";
import type { CreatedToken, SecondFactorPort } from "../second-factor.port.ts";
import type { FactorChange } from "../second-factor.ts";

/** Dependencies of `requestFactorToken`. */
export interface RequestFactorTokenPorts {
  readonly factor: Pick<SecondFactorPort, "create">;
}

/**
 * Requests the token of a change of the second factor: the key of an authenticator app, or a code that the server sends
 * (SET-02). Only the response contains the token: when it is lost the outcome is unknown, and a resend returns it.
 * Fails with `settings-refused` or a transport failure.
 */
export function requestFactorToken(
  { factor }: RequestFactorTokenPorts,
  change: FactorChange,
  key: WriteKey,
): Promise<WriteOutcome<CreatedToken, SettingsRefusal<TokenCode>>> {
  return executeWrite<CreatedToken, SettingsRefusal<TokenCode>>(key, {
    content: [change],
    send: (idempotencyKey) => factor.create({ idempotencyKey, change }),
  });
}
