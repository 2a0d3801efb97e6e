import type { TestAccount } from "./accounts/load-accounts.ts";
import { authenticatorCode } from "./accounts/authenticator-code.ts";
import type { ProviderAnswer } from "./exchange/provider-answer.ts";
import type { ProviderClient } from "./exchange/provider-client.ts";

/** Returns the current code of an account's second factor; `undefined` without one. */
export function secondFactorCode({ secondFactor }: TestAccount, now: number): string | undefined {
  if (secondFactor === undefined) return undefined;
  return "code" in secondFactor ? secondFactor.code : authenticatorCode(secondFactor.totp, now);
}

/** Logs in as the portal does, with the code of the second factor if one is asked for. Returns the last answer. */
export async function logIn(client: ProviderClient, account: TestAccount, now: number): Promise<ProviderAnswer> {
  const { login, password } = account;
  await client.call("beforeLogin", { login });
  let answer = await client.call("sessionStart", { login, password });
  const challengeId = answer.child("challenge")?.children.find(({ name }) => name === "challengeId")?.text;
  const code = secondFactorCode(account, now);
  if (challengeId !== undefined && code !== undefined)
    answer = await client.call("sessionStart", { challengeId, code, rememberDevice: "false" });
  const sessionId = answer.text("sessionId");
  if (sessionId !== "") client.sessionId = sessionId;
  client.isConfirmed = answer.text("confirmedUntil") !== "";
  return answer;
}
