import type { SecondFactorChallenge } from "#domain/login/index.ts";
import type { Fields } from "../decoding/fields.ts";

/**
 * Decodes the second factor (LOGIN-03). Without the number of trusted devices the limit counts as reached: too few
 * trusted devices are safer than too many.
 */
export function decodeChallenge(data: Fields): SecondFactorChallenge | undefined {
  const challenge = data.child("challenge");
  const challengeId = challenge?.optionalText("challengeId");
  if (challenge === undefined || challengeId === undefined) return undefined;
  const common = {
    challengeId,
    trustedDevices: challenge.whole("trustedDevices") ?? Number.POSITIVE_INFINITY,
    passkeyOptions: challenge.optionalText("passkeyOptions"),
    recoveryCodesLeft: challenge.whole("recoveryCodesLeft"),
  };
  switch (challenge.optionalText("factor")) {
    case "app":
      return { ...common, factor: "app" };
    case "sms": {
      const [validUntil, againAt] = [challenge.instant("codeValidUntil"), challenge.instant("codeAgainAt")];
      if (validUntil === undefined || againAt === undefined) return undefined;
      return { ...common, factor: "sms", phone: challenge.optionalText("phone") ?? "", validUntil, againAt };
    }
    default:
      return undefined;
  }
}
