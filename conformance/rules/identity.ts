import { expectAnswer, type Check, type CheckResults } from "../check.ts";
import type { TestAccount } from "../accounts/load-accounts.ts";
import { withSessions } from "../with-sessions.ts";
import { proveIdentity } from "../prove-identity.ts";
import type { ProviderClient } from "../exchange/provider-client.ts";

/** A login that breaks the rules: a confirmed customer gets its refusal, and nothing changes. */
const REFUSED_LOGIN = { login: "1" };

/** A session alone changes nothing sensitive: the identity is confirmed first. */
export const identityRules: Check = {
  id: "identity",
  title: "Identity before sensitive changes",
  needs: "write",
  rules: ["identity.required", "identity.wrong-password", "identity.repeatable"],
  async *run(context) {
    if (!context.writes) return;
    yield* withSessions(context, { use: "write" }, ({ session, account }) =>
      tryChange(session, account, context.now()),
    );
  },
};

async function* tryChange(client: ProviderClient, account: TestAccount, now: number): CheckResults {
  const intentId = crypto.randomUUID();
  const wrong = await client.call("confirmIdentity", { password: `${account.password}-wrong` });
  if (wrong.isUnsupported) {
    yield { notTried: "the provider has no confirmIdentity" };
    return;
  }
  yield* expectAnswer(wrong.errorCode === "BAD_CREDENTIALS", wrong, {
    rule: "identity.wrong-password",
    expected: "BAD_CREDENTIALS for a wrong password",
    effect: "a stolen session is as good as a password",
  });
  if (client.isConfirmed) {
    yield { notTried: "the login counts as a confirmation", rules: ["identity.required", "identity.repeatable"] };
    return;
  }
  const early = await client.write("changeCustomLogin", REFUSED_LOGIN, intentId);
  yield* expectAnswer(early.errorCode === "CONFIRM_IDENTITY", early, {
    rule: "identity.required",
    expected: "CONFIRM_IDENTITY in a session whose identity was not confirmed, before the data are looked at",
    effect: "a stolen session takes the account over for good",
  });
  const confirmed = await proveIdentity(client, account, now);
  if (confirmed.text("confirmedUntil") === "") {
    yield { notTried: "the identity could not be confirmed", rules: ["identity.repeatable"] };
    return;
  }
  const later = await client.write("changeCustomLogin", REFUSED_LOGIN, intentId);
  yield* expectAnswer(later.errorCode === "INVALID_LOGIN", later, {
    rule: "identity.repeatable",
    expected: "INVALID_LOGIN for the same intentId after confirmIdentity",
    effect: "the customer has confirmed the identity, and the change is still refused",
  });
}
