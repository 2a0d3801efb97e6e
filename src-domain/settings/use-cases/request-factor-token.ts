import { executeWrite, type WriteKey, type WriteOutcome } from "../../shared-kernel/write.ts";
import type { SettingsRefusal, TokenCode } from "../refusal.ts";
import type { CreatedToken, SecondFactorPort } from "../second-factor.port.ts";
import type { FactorWish } from "../second-factor.ts";

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
  wish: FactorWish,
  key: WriteKey,
): Promise<WriteOutcome<CreatedToken, SettingsRefusal<TokenCode>>> {
  return executeWrite<CreatedToken, SettingsRefusal<TokenCode>>(key, {
    content: [wish],
    send: (intentId) => factor.create({ intentId, wish }),
  });
}
