import type { TestAccount } from "./accounts/load-accounts.ts";
import type { ProviderAnswer } from "./exchange/provider-answer.ts";
import type { ProviderClient } from "./exchange/provider-client.ts";
import { secondFactorCode } from "./log-in.ts";
import { childOf } from "./validation/response-tree.ts";

/** Confirms the identity as the portal does before a sensitive write. Returns the last answer. */
export async function proveIdentity(
  client: ProviderClient,
  account: TestAccount,
  now: number,
): Promise<ProviderAnswer> {
  const asked = await client.call("confirmIdentity", { password: account.password });
  const challengeId = childOf(asked.child("challenge"), "challengeId")?.text;
  const code = secondFactorCode(account, now);
  return challengeId === undefined || code === undefined
    ? asked
    : client.call("confirmIdentity", { challengeId, code });
}
