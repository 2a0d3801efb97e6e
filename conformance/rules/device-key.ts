import { generateKeyPairSync } from "node:crypto";
import { proveIdentity } from "../prove-identity.ts";
import type { TestAccount } from "../accounts/load-accounts.ts";
import { expectAnswer, type Check, type CheckResults } from "../check.ts";
import type { ProviderClient } from "../exchange/provider-client.ts";
import { withSessions } from "../with-sessions.ts";

/** A key without a proof registers nothing. */
export const deviceKeyRules: Check = {
  id: "device-key",
  title: "Key of a phone",
  needs: "write",
  rules: ["device.key-proven"],
  async *run(context) {
    if (!context.writes) return;
    yield* withSessions(context, { use: "write" }, ({ session, account }) =>
      registerUnprovenKey(session, account, context.now()),
    );
  },
};

async function* registerUnprovenKey(client: ProviderClient, account: TestAccount, now: number): CheckResults {
  await proveIdentity(client, account, now);
  const { publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const answer = await client.write("associateMobileDevice", {
    deviceId: crypto.randomUUID().replaceAll("-", ""),
    deviceName: "Conformance kit",
    keyUse: "biometric",
    publicKey: publicKey.export({ type: "spki", format: "der" }).toString("base64"),
  });
  if (answer.isUnsupported) yield { notTried: "the provider has no associateMobileDevice" };
  else
    yield* expectAnswer(answer.errorCode !== "", answer, {
      rule: "device.key-proven",
      expected: "a refusal of a key that has signed nothing",
      effect: "a stolen session registers a key of the thief",
    });
}
