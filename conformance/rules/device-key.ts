import { generateKeyPairSync } from "node:crypto";
import { proveIdentity } from "../prove-identity.ts";
import { expectAnswer, type Check } from "../check.ts";

/** A key without a proof registers nothing. */
export const deviceKeyRules: Check = {
  id: "device-key",
  title: "Key of a phone",
  needs: "write",
  rules: ["device.key-proven"],
  async *run(context) {
    if (!context.writes) return;
    const [account] = context.accountsFor("write");
    const client = account && (await context.logIn(account));
    if (account === undefined || client === undefined) {
      yield { notTried: "no session could be opened" };
      return;
    }
    await proveIdentity(client, account, context.now());
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
    await client.call("sessionEnd");
  },
};
