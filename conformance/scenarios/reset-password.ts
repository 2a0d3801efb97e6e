import { SoftwareAuthenticator } from "../accounts/software-authenticator.ts";
import type { TestAccount } from "../accounts/load-accounts.ts";
import { proveIdentity } from "../prove-identity.ts";
import { expectAnswer, type Check, type CheckResults } from "../check.ts";
import { isBeyondLimit } from "../rules/limits.ts";
import { compareTimes, withoutMoments } from "../rules/compare-answers.ts";
import type { ProviderAnswer } from "../exchange/provider-answer.ts";
import type { ProviderClient } from "../exchange/provider-client.ts";
import type { FindingDetails } from "../finding.ts";
import { lastPasswordToken } from "./mailbox.ts";

const TURNS = 3;
/** Long enough and of one kind of character, which must do. */
const NEW_PASSWORD = "kit haslo bez cyfr";
const SHORT_PASSWORD = "Kit-has-1";
const COMMON_PASSWORD = "Password12";
const GUESSED = "an attacker learns which logins exist";
const REUSED = "an old mail opens the account of the customer";

/** Rules that need a link. */
const LINK_RULES = [
  "password.ends-sessions",
  "password.deletes-keys",
  "password.reset-once",
  "password.length",
  "password.common",
];

/** A forgotten password: the same response for every login, and a link that works once. */
export const resetPasswordScenario: Check = {
  id: "reset",
  title: "Scenario: forgotten password",
  rules: [
    "password.token-unknown",
    "password.reset-indistinguishable",
    "password.ends-sessions",
    "password.deletes-keys",
    "password.reset-once",
    "password.length",
    "password.common",
  ],
  async *run(context) {
    const client = context.browser();
    const unknownToken = await client.call("checkPasswordToken", { token: `kit-${crypto.randomUUID()}` });
    if (unknownToken.isUnsupported)
      yield { notTried: "the provider has no checkPasswordToken", rules: ["password.token-unknown"] };
    else
      yield* expectAnswer(unknownToken.errorCode === "UNKNOWN_TOKEN", unknownToken, {
        rule: "password.token-unknown",
        expected: "UNKNOWN_TOKEN",
        effect: "the portal shows a form for a link that does not work",
      });
    const [account] = context.accountsFor("reset");
    if (!context.writes) return;
    if (account === undefined) {
      yield {
        notTried: "no account for reset",
        rules: ["password.reset-indistinguishable", ...LINK_RULES],
      };
      return;
    }
    const known: ProviderAnswer[] = [];
    const unknown: ProviderAnswer[] = [];
    for (let turn = 0; turn < TURNS; turn += 1) {
      unknown.push(await client.write("requestPasswordReset", { login: `kit.${crypto.randomUUID().slice(0, 13)}` }));
      known.push(await client.write("requestPasswordReset", { login: account.login }));
    }
    if (known.some(isBeyondLimit)) {
      yield {
        notTried: "the account for reset has had too many links",
        rules: ["password.reset-indistinguishable", ...LINK_RULES],
      };
      return;
    }
    for (const [turn, answer] of unknown.entries()) {
      const counterpart = known[turn];
      if (counterpart !== undefined)
        yield* expectAnswer(withoutMoments(answer) === withoutMoments(counterpart), answer, {
          rule: "password.reset-indistinguishable",
          expected: `the response of a known login: ${counterpart.summary}`,
          effect: GUESSED,
        });
    }
    yield* compareTimes(known, unknown, { rule: "password.reset-indistinguishable", effect: GUESSED });
    const token = await lastPasswordToken(context, client);
    if (token === "") {
      yield { notTried: "the mailbox of the accounts file has no link", rules: LINK_RULES };
      return;
    }
    for (let turn = 0; turn < 2; turn += 1) {
      const check = await client.call("checkPasswordToken", { token });
      yield* expectAnswer(check.flag("accepted"), check, {
        rule: "password.reset-once",
        expected: "a usable link, because a check changes nothing",
        effect: "a customer whose mail was scanned cannot set a password",
      });
    }
    const witness = await context.logIn(account);
    const hasKeys = witness !== undefined && (await addKeys(witness, account, context.now()));
    const accepted = yield* tryPasswords(client, token);
    if (accepted === undefined) return;
    yield* expectEnded(witness);
    const used = await client.call("checkPasswordToken", { token });
    yield* expectAnswer(used.errorCode === "USED_TOKEN", used, {
      rule: "password.reset-once",
      expected: "USED_TOKEN for a used link",
      effect: REUSED,
    });
    const renewed = await context.logIn({ ...account, password: accepted });
    const other = await context.logIn({ ...account, password: accepted });
    if (!hasKeys) yield { notTried: "no passkey could be added", rules: ["password.deletes-keys"] };
    else if (renewed !== undefined) yield* expectNoKeys(renewed);
    if (renewed !== undefined) await proveIdentity(renewed, { ...account, password: accepted }, context.now());
    const restored = await renewed?.write("changePasswordAuthenticated", {
      currentPassword: accepted,
      newPassword: account.password,
    });
    if (restored !== undefined && !restored.isData)
      yield { notTried: "the former password could not be restored", rules: [] };
    if (restored?.isData === true) yield* expectEnded(other);
    await renewed?.call("sessionEnd");
  },
};

/**
 * Adds a passkey, and recovery codes where the login has a second factor. Returns true if there was a passkey
 * afterwards.
 */
async function addKeys(client: ProviderClient, account: TestAccount, now: number): Promise<boolean> {
  await proveIdentity(client, account, now);
  await client.call("createRecoveryCodes");
  const creation = await client.call("getPasskeyCreationOptions");
  if (!creation.isData || creation.text("options") === "") return false;
  const authenticator = new SoftwareAuthenticator(new URL(client.addressOf("/")).origin);
  const saved = await client.write("savePasskey", {
    challengeId: creation.text("challengeId"),
    name: "Conformance kit",
    passkey: authenticator.create(creation.text("options")),
  });
  return saved.child("passkey") !== undefined;
}

/** Checks that a new password by a link has deleted the passkeys and recovery codes. */
async function* expectNoKeys(client: ProviderClient): CheckResults {
  const details = { rule: "password.deletes-keys", effect: "a thief who has added a key logs in again" };
  const passkeys = await client.call("getPasskeys");
  yield* expectAnswer(passkeys.isData && passkeys.items("passkeys").length === 0, passkeys, {
    ...details,
    path: "passkeys",
    expected: "no passkey after a new password by a link",
    found: passkeys.isData ? "a passkey" : passkeys.summary,
  });
  const factor = await client.call("get2FADevices");
  yield* expectAnswer(["", "0"].includes(factor.text("recoveryCodesLeft")), factor, {
    ...details,
    path: "recoveryCodesLeft",
    expected: "no recovery codes after a new password by a link",
    found: "recovery codes",
  });
}

/** Checks that a session that was open before a new password has ended. */
async function* expectEnded(client: ProviderClient | undefined): CheckResults {
  if (client === undefined) return;
  const check = await client.call("sessionCheck");
  yield* expectAnswer(check.isSessionOver, check, {
    rule: "password.ends-sessions",
    expected: "active false or sessionError after a new password",
    effect: "a thief stays logged in after the customer has changed the password",
  });
}

/** Sets a short, a common and a good password by the link; returns the first one that the provider accepted. */
async function* tryPasswords(
  client: ProviderClient,
  token: string,
): AsyncGenerator<FindingDetails, string | undefined> {
  const short = await client.write("resetPassword", { token, password: SHORT_PASSWORD });
  yield* expectAnswer(short.errorCode === "MISSING_DATA", short, {
    rule: "password.length",
    expected: "MISSING_DATA for nine characters",
    effect: "passwords can be guessed",
  });
  if (short.flag("accepted")) return SHORT_PASSWORD;
  const common = await client.write("resetPassword", { token, password: COMMON_PASSWORD });
  yield* expectAnswer(common.errorCode === "COMMON_PASSWORD", common, {
    rule: "password.common",
    expected: `COMMON_PASSWORD for ${COMMON_PASSWORD}`,
    effect: "passwords can be guessed",
  });
  if (common.flag("accepted")) return COMMON_PASSWORD;
  const good = await client.write("resetPassword", { token, password: NEW_PASSWORD });
  const isRefusedByKind = good.errorCode === "MISSING_DATA";
  yield* expectAnswer(good.flag("accepted"), good, {
    rule: isRefusedByKind ? "password.length" : "password.reset-once",
    expected: isRefusedByKind ? "18 letters and spaces are enough" : "a new password",
    effect: "the customer cannot set a password",
  });
  return good.flag("accepted") ? NEW_PASSWORD : undefined;
}
