import { expectAnswer, type Check } from "../check.ts";
import type { ProviderAnswer } from "../exchange/provider-answer.ts";

const UNKNOWN_ID = Buffer.from("kit-unknown-passkey").toString("base64url");

/** Returns an assertion of a passkey that no provider knows. */
function unknownPasskey(challenge: string, origin: string): string {
  const clientData = JSON.stringify({ type: "webauthn.get", challenge, origin, crossOrigin: false });
  return JSON.stringify({
    id: UNKNOWN_ID,
    rawId: UNKNOWN_ID,
    type: "public-key",
    clientExtensionResults: {},
    response: {
      clientDataJSON: Buffer.from(clientData).toString("base64url"),
      authenticatorData: Buffer.alloc(37).toString("base64url"),
      signature: Buffer.alloc(70).toString("base64url"),
    },
  });
}

/** Fields of the options; empty if they are no JSON. */
function optionsOf(answer: ProviderAnswer): ReadonlyMap<string, unknown> {
  try {
    const options: unknown = JSON.parse(answer.text("options"));
    return new Map(typeof options === "object" && options !== null ? Object.entries(options) : []);
  } catch {
    return new Map();
  }
}

/** Rules of passkeys that need no authenticator. */
export const passkeyRules: Check = {
  id: "passkeys",
  title: "Passkeys",
  rules: ["passkeys.fresh-challenge", "passkeys.unknown-refused", "passkeys.replay-refused"],
  async *run(context) {
    const client = context.browser();
    const first = await client.call("getPasskeyRequestOptions");
    if (first.isUnsupported) {
      yield { notTried: "the provider has no getPasskeyRequestOptions" };
      return;
    }
    const second = await client.call("getPasskeyRequestOptions");
    const [options, others] = [optionsOf(first), optionsOf(second)];
    const challenge = options.get("challenge");
    const allowed = options.get("allowCredentials");
    yield* expectAnswer(
      typeof challenge === "string" &&
        challenge !== others.get("challenge") &&
        first.text("challengeId") !== second.text("challengeId"),
      second,
      {
        rule: "passkeys.fresh-challenge",
        path: "options",
        expected: "another challenge for each request",
        effect: "an overheard signature logs in again",
      },
    );
    yield* expectAnswer(allowed === undefined || (Array.isArray(allowed) && allowed.length === 0), first, {
      rule: "passkeys.fresh-challenge",
      path: "options",
      expected: "no allowCredentials before a login",
      effect: "a stranger learns which passkeys exist",
    });
    if (!context.writes) return;
    const challengeId = first.text("challengeId");
    const passkey = unknownPasskey(
      typeof challenge === "string" ? challenge : "",
      new URL(client.addressOf("/")).origin,
    );
    const refused = await client.call("sessionStart", { challengeId, passkey });
    yield* expectAnswer(refused.errorCode === "BAD_CREDENTIALS", refused, {
      rule: "passkeys.unknown-refused",
      path: "errorCode",
      expected: "BAD_CREDENTIALS for an unknown passkey",
      effect: "an attacker logs in, or learns which passkeys exist",
    });
    const replayed = await client.call("sessionStart", { challengeId, passkey });
    yield* expectAnswer(replayed.errorCode === "CHALLENGE_OVER", replayed, {
      rule: "passkeys.replay-refused",
      path: "errorCode",
      expected: "CHALLENGE_OVER for a challenge that was used",
      effect: "an overheard signature logs in again",
    });
  },
};
