import { executeWrite, type WriteKey, type WriteOutcome } from "../../shared-kernel/write.ts";
import type { SettingsRefusal, TokenCode } from "../settings-refusal.ts";
import type { CreatedToken, SecondFactorPort } from "../second-factor.port.ts";
import type { FactorChange } from "../second-factor.ts";

/** Dependencies of `requestFactorToken`. */
export interface RequestFactorTokenPorts {
  readonly factor: Pick<SecondFactorPort, "create">;
}

/**
 * Requests a token that a change of the second factor is confirmed with: the key of an app, or a code that is sent
 * (SET-02). Fails with `settings-refused`, or with a transport failure. The token is only in the response: after a lost
 * one the outcome is unknown, and a resend returns it.
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
