import type { Check, CheckResults } from "../check.ts";
import { expectAnswer } from "../check.ts";
import type { ProviderAnswer } from "../exchange/provider-answer.ts";
import type { ProviderClient } from "../exchange/provider-client.ts";
import { compareTimes, withoutMoments } from "./compare-answers.ts";

const GUESSED = "an attacker learns which logins exist";
const MAX_WRONG_PASSWORDS = 5;

/** Returns a login that no customer has. */
const unknownLogin = (): string => `kit.${crypto.randomUUID().slice(0, 13)}`;

/** Wrong passwords: refused, indistinguishable from unknown logins, and limited. */
export const loginChecks: Check = {
  id: "login",
  title: "Login: wrong passwords, unknown logins, lock",
  needs: "read",
  rules: ["login.wrong-password", "login.indistinguishable", "login.lockout"],
  async *run(context) {
    const client = context.browser();
    const wrong = await client.call("sessionStart", { login: unknownLogin(), password: "Wrong-password-1" });
    yield* expectAnswer(wrong.errorCode !== "" && wrong.text("sessionId") === "", wrong, {
      rule: "login.wrong-password",
      expected: "a refusal such as BAD_CREDENTIALS",
      effect: "the portal cannot say that login or password are wrong",
    });
    if (!context.writes) return;
    const [locked] = context.accountsFor("lockout");
    if (locked === undefined)
      yield { notTried: "no account for lockout", rules: ["login.lockout", "login.indistinguishable"] };
    else yield* tryLock(client, locked);
  },
};

async function* tryLock(
  client: ProviderClient,
  { login, password }: { readonly login: string; readonly password: string },
): CheckResults {
  const known: ProviderAnswer[] = [];
  const unknown: ProviderAnswer[] = [];
  const stranger = unknownLogin();
  for (let turn = 0; turn < MAX_WRONG_PASSWORDS; turn += 1) {
    known.push(await client.call("sessionStart", { login, password: `Wrong-password-${turn}` }));
    unknown.push(await client.call("sessionStart", { login: stranger, password: `Wrong-password-${turn}` }));
  }
  if (known[0]?.errorCode === "LOCKED") {
    yield { notTried: "the account for lockout is still locked", rules: ["login.lockout", "login.indistinguishable"] };
    return;
  }
  const last = known.at(-1);
  if (last !== undefined)
    yield* expectAnswer(last.errorCode === "LOCKED", last, {
      rule: "login.lockout",
      expected: `LOCKED for the ${MAX_WRONG_PASSWORDS}th wrong password`,
      effect: "passwords can be guessed without a limit",
    });
  const right = await client.call("sessionStart", { login, password });
  yield* expectAnswer(right.errorCode === "LOCKED", right, {
    rule: "login.lockout",
    expected: "LOCKED for the right password of a locked login",
    effect: "passwords can be guessed without a limit",
  });
  if (unknown.some(({ errorCode }) => errorCode === "WRONG_USERNAME")) {
    yield { notTried: "the provider may tell unknown logins (WRONG_USERNAME)", rules: ["login.indistinguishable"] };
    return;
  }
  for (const [turn, answer] of unknown.entries()) {
    const counterpart = known[turn];
    if (counterpart !== undefined)
      yield* expectAnswer(withoutMoments(answer) === withoutMoments(counterpart), answer, {
        rule: "login.indistinguishable",
        expected: `the response of a known login: ${counterpart.summary}`,
        effect: GUESSED,
      });
  }
  yield* compareTimes(known, unknown, { rule: "login.indistinguishable", effect: GUESSED });
}
