import { readFileSync } from "node:fs";
import { join } from "node:path";
import { startSandbox } from "#sandbox/start-sandbox.ts";
import { parseAccounts } from "../accounts/load-accounts.ts";
import type { PublishedContract } from "../contract/published-contract.ts";
import type { FaultLaboratory } from "./try-live-fault.ts";

const ACCOUNTS = join(import.meta.dirname, "../accounts/accounts.example.json");

/** Time at which the sandbox's chat is open. */
const CHAT_TIME = "2026-11-20T10:00:00+01:00";

export interface SandboxLaboratory extends FaultLaboratory {
  close(): Promise<void>;
}

/** Starts a sandbox in this process. Every trial gets a tenant of its own. */
export async function startSandboxLaboratory(contract: PublishedContract): Promise<SandboxLaboratory> {
  const sandbox = await startSandbox();
  let trials = 0;
  return {
    provider: new URL(sandbox.url),
    accounts: parseAccounts(JSON.parse(readFileSync(ACCOUNTS, "utf8"))),
    contract,
    prepareTrial: async (isChat) => {
      trials += 1;
      const headers = { "x-sandbox-tenant": `fault-${trials}` };
      if (isChat) {
        await fetch(`${sandbox.url}/sandbox/api/reset`, {
          method: "POST",
          headers,
          body: JSON.stringify({ now: CHAT_TIME }),
        });
        await fetch(`${sandbox.url}/sandbox/api/chat`, { method: "POST", headers, body: JSON.stringify({ pace: 0 }) });
      }
      // Otherwise the rules of a confirmed identity could not be tried right after a login.
      await fetch(`${sandbox.url}/sandbox/api/configuration`, {
        method: "POST",
        headers,
        body: JSON.stringify({ loginConfirms: false }),
      });
      return headers;
    },
    close: () => sandbox.close(),
  };
}
