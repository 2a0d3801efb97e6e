import { generateKeyPairSync, sign } from "node:crypto";
import type { EffectCustomer } from "./effect-customer.ts";

const DEVICE =
  "<deviceId>9f2c41d07ab84e6d8b1e3c5f70a2d907</deviceId><deviceName>Telefon Zosi</deviceName><keyUse>biometric</keyUse>";

/** Fields of `sessionStartChallenge` for the key of that phone. */
export const BIOMETRIC_LOGIN = "<deviceId>9f2c41d07ab84e6d8b1e3c5f70a2d907</deviceId><keyUse>biometric</keyUse>";

/** Registers a phone whose key opens sessions after a fingerprint: asks for a challenge and signs it. */
export async function registerPhoneWithKey(customer: EffectCustomer): Promise<void> {
  const asked = await customer.call("associateMobileDevice", DEVICE);
  const [challengeId, challenge] = [asked.one("e:challenge/e:challengeId"), asked.one("e:challenge/e:challenge")];
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const signed = Buffer.from(
    ["ebok-register-1", "9f2c41d07ab84e6d8b1e3c5f70a2d907", "biometric", challenge].join("\n"),
  );
  await customer.call(
    "associateMobileDevice",
    `${DEVICE}<publicKey>${publicKey.export({ type: "spki", format: "der" }).toString("base64")}</publicKey>` +
      `<challengeId>${challengeId}</challengeId>` +
      `<signature>${sign("sha256", signed, privateKey).toString("base64")}</signature>`,
  );
}
