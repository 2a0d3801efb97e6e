import type { AccountUse, TestAccount } from "./accounts/load-accounts.ts";
import type { CheckContext, CheckResults } from "./check.ts";
import type { ProviderClient } from "./exchange/provider-client.ts";

/** Open sessions of one account: a first one, and the further ones that were asked for. */
export interface OpenSessions {
  readonly account: TestAccount;
  readonly session: ProviderClient;
  readonly others: readonly ProviderClient[];
}

/**
 * Logs the first account for a use in `count` times, tries rules in its sessions, and ends the sessions, also after an
 * early return.
 */
export async function* withSessions(
  context: CheckContext,
  { use, count = 1 }: { readonly use: AccountUse; readonly count?: number },
  tryRules: (open: OpenSessions) => CheckResults,
): CheckResults {
  const [account] = context.accountsFor(use);
  const opened: ProviderClient[] = [];
  try {
    for (let turn = 0; account !== undefined && opened.length === turn && turn < count; turn += 1) {
      const client = await context.logIn(account);
      if (client !== undefined) opened.push(client);
    }
    const [session, ...others] = opened;
    if (account === undefined || session === undefined || opened.length < count)
      yield { notTried: "no session could be opened" };
    else yield* tryRules({ account, session, others });
  } finally {
    for (const client of opened) await client.call("sessionEnd");
  }
}
