import type { Check, CheckContext, CheckResults } from "../check.ts";
import { proveIdentity } from "../prove-identity.ts";
import { sampleRequest } from "../contract/sample-request.ts";
import type { PublishedContract } from "../contract/published-contract.ts";
import type { ProviderAnswer } from "../exchange/provider-answer.ts";
import type { ProviderClient } from "../exchange/provider-client.ts";
import { valuesIn } from "../validation/response-tree.ts";

/** Operations that begin or end a session, or belong to scenarios. */
const LEFT_OUT = [
  "sessionStart",
  "sessionEnd",
  "changeContext",
  "signUpCodeVerify",
  "resetPassword",
  "confirmIdentity",
  "endOtherSessions",
];

/**
 * Values that a provider refuses, so that a write with them changes little. The account for `write` may be changed
 * nevertheless.
 */
const REFUSED_VALUES: readonly (readonly [string, string])[] = [
  ["login", "1"],
  ["newPassword", "1"],
  ["phone", "1"],
  ["phoneNumber", "1"],
  ["email", "1"],
  ["account", "1"],
  ["factor", "none"],
  ["eventName", "setTheme"],
];

/**
 * Writes that would replace what the customer has, or act for a browser. Their responses are validated when a scenario
 * makes them.
 */
const UNSAFE_WRITES = ["setContactData", "saveClientAccounts", "saveLanguage", "requestPasswordReset"];

const isWrite = (operation: string, contract: PublishedContract): boolean =>
  /\bWrite\b/.test(contract.operations.get(operation)?.documentation ?? "");

/** Calls every operation once, so that the inventory is complete and every response is validated. */
export const operationRules: Check = {
  id: "operations",
  title: "Inventory of operations",
  needs: "read",
  rules: ["operations.supported", "operations.refused-clearly", "operations.as-announced"],
  async *run(context) {
    for (const account of context.accountsFor("read")) {
      const client = await context.logIn(account);
      if (client === undefined) continue;
      await readEverything(client, context);
      await client.call("sessionEnd");
    }
    if (context.writes) yield* writeEverything(context);
  },
};

/** Remembers the first value of each element. */
function remember(known: Map<string, string>, answer: ProviderAnswer): void {
  if (!answer.isData || answer.result === undefined) return;
  for (const { path, text } of valuesIn(answer.result)) {
    const name = path.split(".").at(-1) ?? "";
    if (text !== "" && !known.has(name)) known.set(name, text);
  }
}

/** Calls all reads: first those without parameters, then the others with the ids that came. */
async function readEverything(client: ProviderClient, { contract }: CheckContext): Promise<void> {
  const known = new Map<string, string>();
  const reads = [...contract.operations.keys()].filter((name) => !isWrite(name, contract) && !LEFT_OUT.includes(name));
  const parameters = (name: string): number =>
    (contract.operations.get(name)?.request ?? []).filter((element) => element.name !== "sessionId").length;
  const answers = await Promise.all(reads.filter((name) => parameters(name) === 0).map((name) => client.call(name)));
  for (const answer of answers) remember(known, answer);
  for (const name of reads.filter((each) => parameters(each) > 0))
    remember(known, await client.call(name, sampleRequest(name, contract, known)));
}

async function* writeEverything(context: CheckContext): CheckResults {
  const [account] = context.accountsFor("write");
  const client = account && (await context.logIn(account));
  if (account === undefined || client === undefined) {
    yield { notTried: "no account for write", rules: [] };
    return;
  }
  const { contract } = context;
  await proveIdentity(client, account, context.now());
  const known = new Map([...REFUSED_VALUES, ["currentPassword", account.password]] as const);
  const writes = [...contract.operations.keys()].filter(
    (name) => isWrite(name, contract) && !LEFT_OUT.includes(name) && !UNSAFE_WRITES.includes(name),
  );
  for (const name of writes) await client.call(name, sampleRequest(name, contract, known));
  await client.call("sessionEnd");
}
